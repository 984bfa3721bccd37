import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/*
 * Figures about the structure of the code base: `npm run shape [folder of a checkout]`. They inform people who reorganise it and
 * set no limits. Tests and generated files are left out unless a line says otherwise.
 */
const AREAS = [
  'app',
  'lib',
  'foundation',
  'contracts',
  'server',
  'studio',
  'content-lake',
  'reservations',
  'desk',
  'backend',
  'seed',
  'scripts',
  'deploy',
];
const SERVICES = ['reservations', 'desk', 'content-lake'];
const root = process.argv[2] ?? '.';
const paths = AREAS.flatMap((area) => globSync(`${area}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((path) => !/\.gen\.ts$|\.d\.ts$|node_modules/.test(path))
  .toSorted();
const sources = new Map(paths.map((path) => [path, readFileSync(posix.join(root, path), 'utf8')]));
const imports = new Map(paths.map((path) => [path, importsOf(path)]));
const importers = new Map<string, number>();
for (const targets of imports.values())
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);

print('area', 'files', 'folders', 'lines', 'median', 'one importer');
for (const area of AREAS) row(area, (path) => path.startsWith(`${area}/`));
row('all', () => true);
row('  of it booking', (path) => path.includes('(booking)') || path.startsWith('app/_ui/search-form'));
const styles = globSync('app/**/*.css', { cwd: root });
print('style sheets', String(styles.length));
console.log('');
for (const service of SERVICES)
  print(
    `folders of ${service} that import each other`,
    String(mutual(service).length),
    mutual(service).join(' '),
  );
print('unchecked rows (sql<…>)', count(/\bsql<(?!boolean>|number>|string>)/g));
print('names exported by several files', String(sharedNames()));
print("comparisons with 'el' or 'en'", count(/[!=]==? '(?:el|en)'/g));
const greek = [...sources].map(([path, source]) => [path, greekLines(source)] as const);
print('files with Greek text, without comments', String(greek.filter(([, lines]) => lines > 0).length));
print('lines with Greek text, without comments', String(greek.reduce((sum, [, lines]) => sum + lines, 0)));
for (const area of AREAS) {
  const lines = greek.reduce((sum, [path, each]) => sum + (path.startsWith(`${area}/`) ? each : 0), 0);
  if (lines > 0) print(`  in ${area}`, String(lines));
}
print('texts in catalogues', String(catalogueTexts()));
print('locale={…} props', count(/\blocale=\{/g));
print('locale: Locale declarations', count(/\blocale: Locale\b/g));

function row(name: string, isIn: (path: string) => boolean): void {
  const inside = paths.filter(isIn);
  if (inside.length === 0) return;
  const lengths = inside
    .map((path) => (sources.get(path) ?? '').split('\n').length - 1)
    .toSorted((a, b) => a - b);
  print(
    name,
    String(inside.length),
    String(new Set(inside.map((path) => posix.dirname(path))).size),
    String(lengths.reduce((sum, lines) => sum + lines, 0)),
    String(lengths[Math.floor(lengths.length / 2)]),
    String(inside.filter((path) => importers.get(path) === 1).length),
  );
}

function importsOf(path: string): Set<string> {
  const specifiers = (sources.get(path) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g);
  return new Set(
    [...specifiers].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
    ),
  );
}

/** Pairs of a service's folders that import each other; files directly in the service's folder count as one folder. */
function mutual(service: string): string[] {
  const folderOf = (path: string) => {
    const [, folder = '', rest] = path.split('/');
    return rest === undefined ? '.' : folder;
  };
  const edges = new Set<string>();
  for (const [path, targets] of imports)
    for (const target of targets)
      if (path.startsWith(`${service}/`) && target.startsWith(`${service}/`))
        edges.add(`${folderOf(path)}>${folderOf(target)}`);
  return [...edges].flatMap((edge) => {
    const [from = '', to = ''] = edge.split('>');
    return from < to && edges.has(`${to}>${from}`) ? [`${from}<>${to}`] : [];
  });
}

function sharedNames(): number {
  const files = new Map<string, Set<string>>();
  for (const [path, source] of sources)
    for (const [, name = ''] of source.matchAll(
      /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm,
    ))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...files].filter(([name, where]) => where.size > 1 && !/^[A-Z_]+$|^generate/.test(name)).length;
}

function greekLines(source: string): number {
  const code = source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return code.split('\n').filter((line) => /\p{Script=Greek}/u.test(line)).length;
}

/** The number of texts in all Greek catalogues. */
function catalogueTexts(): number {
  return globSync('{*,*/*}/messages/el.json', { cwd: root })
    .concat(globSync('messages/el.json', { cwd: root }))
    .filter((path) => !path.includes('node_modules'))
    .map((path) => readFileSync(posix.join(root, path), 'utf8').match(/": "/g)?.length ?? 0)
    .reduce((sum, texts) => sum + texts, 0);
}

function count(pattern: RegExp): string {
  return String([...sources.values()].reduce((sum, source) => sum + (source.match(pattern)?.length ?? 0), 0));
}

function print(name: string, ...cells: string[]): void {
  const [first = '', ...rest] = cells;
  const isLong = rest.length === 1;
  console.log(
    `${name.padEnd(46)}${first.padStart(7)}${isLong ? `  ${rest[0]}` : rest.map((cell) => cell.padStart(9)).join('')}`,
  );
}
