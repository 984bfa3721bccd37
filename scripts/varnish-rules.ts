import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARNISH_FOLDER, varnishRules } from './varnish/rules.ts';

/*
 * `node scripts/varnish-rules.ts` writes the parts of the Varnish configuration that follow from the site's code: which addresses
 * are pages, and in which language (deploy/node/varnish/addresses.vcl and language.vcl). A test fails if they are out of date.
 */
for (const [name, text] of Object.entries(varnishRules())) {
  const path = join(VARNISH_FOLDER, name);
  writeFileSync(path, text);
  console.log(path);
}
