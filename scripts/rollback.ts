import { parseArgs } from 'node:util';
import { readEnv } from '#foundation/env.ts';
import { sourceStamp } from './stack/build.ts';
import { rollBack, rollForward } from '#server/builds.ts';

/*
 * `npm run rollback`: the site goes back to the build that it had before at this address, and a running `npm start` changes over within seconds.
 * `npm run rollback -- --undo`: to the build of the sources that are here.
 */
const env = readEnv(process.env);
const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
const { values } = parseArgs({ options: { undo: { type: 'boolean', default: false } } });
if (values.undo) {
  console.log(rollForward() ? 'The build of these sources is used again.' : 'Nothing was rolled back.');
} else {
  const folder = rollBack(sourceStamp({ ...process.env, SITE_URL: siteUrl }), siteUrl);
  if (folder === null) {
    console.error('There is no other build to go back to.');
    process.exitCode = 1;
  } else console.log(`The site uses ${folder} from now on; a running program changes over by itself.`);
}
