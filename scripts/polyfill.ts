import { readFileSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

/*
 * `node scripts/polyfill.ts` writes public/shell/polyfill.js: `Array.prototype.at` and `Intl.PluralRules` for Greek and English,
 * for browsers that lack them (scripts/first-paint/source.js checks). Committed, because it changes only with its packages.
 */
const ENTRY = '\0polyfill';
const SOURCES = [
  'core-js/actual/array/at.js',
  '@formatjs/intl-pluralrules/polyfill-force.js',
  '@formatjs/intl-pluralrules/locale-data/el.js',
  '@formatjs/intl-pluralrules/locale-data/en.js',
];
const OUT = 'public/shell/polyfill.js';

const versionOf = (name: string): string => {
  const found = /"version": "([^"]+)"/.exec(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return `${name} ${found?.[1] ?? ''}`;
};
const notice = `/*! ${[versionOf('core-js'), versionOf('@formatjs/intl-pluralrules')].join(', ')}; MIT licences: /shell/polyfill-licences.txt */`;

const bundle = await rolldown({
  input: ENTRY,
  platform: 'browser',
  transform: { target: 'es2020' },
  plugins: [
    {
      name: 'entry',
      resolveId: (id) => (id === ENTRY ? ENTRY : null),
      load: (id) => (id === ENTRY ? SOURCES.map((path) => `import '${path}';`).join('\n') : null),
    },
  ],
});
const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
const code = output[0].code.trim();
writeFileSync(OUT, `${notice}\n${code}\n`);
const licences = [
  'core-js',
  '@formatjs/intl-pluralrules',
  '@formatjs/intl-localematcher',
  '@formatjs/bigdecimal',
].map((name) => `${versionOf(name)}\n\n${readFileSync(licenceOf(name), 'utf8').trim()}\n`);
writeFileSync('public/shell/polyfill-licences.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));
console.log(`${OUT}: ${code.length} bytes`);

function licenceOf(name: string): string {
  return name === 'core-js' ? 'node_modules/core-js/LICENSE' : `node_modules/${name}/LICENSE.md`;
}
