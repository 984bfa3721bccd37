import { writeFileSync } from 'node:fs';
import {
  keysFile,
  keysSource,
  packagesWithTexts,
  PLACE_MESSAGES_FILE,
  placeMessagesSource,
} from './texts/catalogues.ts';

/*
 * `npm run texts` writes <package>/messages/keys.gen.ts: the keys of each package's catalogue with the values that each text takes.
 * It also lists the site's texts that name places. Run it after adding, renaming or removing a text; a rule test fails if it is out of date.
 */
for (const name of packagesWithTexts()) {
  writeFileSync(keysFile(name), keysSource(name));
  console.log(`Written: ${keysFile(name)}`);
}
writeFileSync(PLACE_MESSAGES_FILE, placeMessagesSource());
console.log(`Written: ${PLACE_MESSAGES_FILE}`);
