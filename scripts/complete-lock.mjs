// Run after every `npm install`: npm writes the optional binaries of other systems into package-lock.json only when it first
// resolves the package that depends on them. Without them `npm ci` refuses the lock file on other systems, and an entry without
// `integrity` is installed unchecked. This script resolves such packages again, at the locked versions. Can go once a lock file
// written by a plain `npm install` works with `npm ci` on every system.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const lock = read('package-lock.json');
const root = lock.packages[''];
const unchecked = Object.entries(lock.packages).filter(
  ([path, { integrity, link, inBundle }]) => path !== '' && !integrity && !link && !inBundle,
);
for (const [path] of unchecked) delete lock.packages[path];
const incomplete = Object.entries(lock.packages).filter(
  ([path, entry]) =>
    path !== '' && Object.keys(entry.optionalDependencies ?? {}).some((name) => !isLocked(path, name)),
);
for (const [path] of incomplete) delete lock.packages[path];

if (unchecked.length + incomplete.length === 0) console.log('package-lock.json is complete');
else {
  const folder = mkdtempSync(join(tmpdir(), 'complete-lock-'));
  try {
    const wanted = read('package.json');
    // At the top of the tree every package must stay at its version.
    for (const [path, { version }] of incomplete) {
      const name = path.slice('node_modules/'.length);
      if (name.includes('node_modules/') || wanted.dependencies?.[name] || wanted.devDependencies?.[name])
        continue;
      wanted.devDependencies = { ...wanted.devDependencies, [name]: version };
    }
    write(join(folder, 'package.json'), wanted);
    write(join(folder, 'package-lock.json'), lock);
    if (existsSync('.npmrc')) copyFileSync('.npmrc', join(folder, '.npmrc'));
    const { status } = spawnSync(
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: folder, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('npm could not resolve the packages; package-lock.json is unchanged.');
    const made = read(join(folder, 'package-lock.json'));
    made.packages[''] = root;
    write('package-lock.json', made);
    console.log(
      `${unchecked.length} entries without integrity and ${incomplete.length} packages resolved once more`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves as Node does: in the package's own node_modules, then in each folder above. */
function isLocked(path, name) {
  for (let folder = `${path}/`; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/$/, '$1')) {
    if (`${folder}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}
