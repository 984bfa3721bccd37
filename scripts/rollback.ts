import { parseArgs } from 'node:util';
import { sourceStamp } from './stack/build.ts';
import { rollBack, rollForward } from '#server/builds.ts';

/*
 * `npm run rollback`: returns the site to its previous build; a running `npm start` switches within seconds. `npm run rollback --
 * --undo`: returns to the build of the current sources.
 */
const { values } = parseArgs({ options: { undo: { type: 'boolean', default: false } } });
if (values.undo) {
  console.log(rollForward() ? 'The build of these sources is used again.' : 'Nothing was rolled back.');
} else {
  const folder = rollBack(sourceStamp(process.env));
  if (folder === null) {
    console.error('There is no other build to go back to.');
    process.exitCode = 1;
  } else console.log(`The site uses ${folder} from now on; a running program changes over by itself.`);
}
