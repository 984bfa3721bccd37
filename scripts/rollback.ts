import { parseArgs } from 'node:util';
import { sourceStamp } from './stack/build.ts';
import { rollBack, rollForward } from '#server/builds.ts';

/*
 * Returns the site to its previous build: `npm run rollback`. A running `npm start` switches within seconds. With `--undo` it
 * returns to the build of the current sources.
 */
const { values } = parseArgs({ options: { undo: { type: 'boolean', default: false } } });
if (values.undo) {
  console.log(
    rollForward() ? 'The site uses the build of the current sources again.' : 'Nothing was rolled back.',
  );
} else {
  const folder = rollBack(sourceStamp(process.env));
  if (folder === null) {
    console.error('There is no earlier build to return to.');
    process.exitCode = 1;
  } else console.log(`The site now uses ${folder}; a running site switches by itself.`);
}
