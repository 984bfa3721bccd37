import { readFileSync, writeFileSync } from 'node:fs';

/*
 * `node scripts/icons.ts` writes app/_ui/icon/drawings.gen.ts: the shapes of the icons in server components, from lucide-react.
 * Committed, because it changes only with that package. The package's own components are client components: every page with an icon
 * would load their code, 1.2 KB, and contain all shapes twice.
 */
const NAMES = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'bell',
  'book-open',
  'calendar-plus',
  'car',
  'check',
  'chevron-down',
  'chevron-up',
  'circle-alert',
  'clock',
  'download',
  'file-down',
  'footprints',
  'info',
  'link-2',
  'mail',
  'map-pin',
  'phone',
  'printer',
  'rss',
  'share-2',
  'ticket-check',
  'triangle-alert',
  'wind',
  'x',
];
const PACKAGE = 'node_modules/lucide-react';
const OUT = 'app/_ui/icon/drawings.gen.ts';

const licence = readFileSync(`${PACKAGE}/LICENSE`, 'utf8')
  .trim()
  .replaceAll(/^/gm, ' * ')
  .replaceAll(/ +$/gm, '');
const entries = await Promise.all(
  NAMES.map(async (name) => {
    const { __iconData } = await import(`../${fileOf(name)}`);
    return `  '${name}': ${JSON.stringify(__iconData.node)},\n`;
  }),
);
writeFileSync(
  OUT,
  `/*\n * Made by scripts/icons.ts from lucide-react:\n *\n${licence}\n */\nexport const drawings = {\n${entries.join('')}} as const;\n`,
);
console.log(`${OUT}: ${NAMES.length} icons`);

/** The old name of a renamed icon is a re-export of the new one. */
function fileOf(name: string): string {
  const file = `${PACKAGE}/dist/esm/icons/${name}.mjs`;
  const renamed = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(file, 'utf8'))?.[1];
  return renamed === undefined ? file : fileOf(renamed);
}
