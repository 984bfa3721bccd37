// Run after every `npm install`: adds the optional binaries of other systems that this machine's registry view left out of
// package-lock.json. Without them `npm ci` refuses the lock file everywhere. Can go when a plain `npm install` followed by
// `npm ci` works on the machine that writes the lock.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = [
  'darwin',
  'win32',
  'linux',
  'linuxmusl',
  'android',
  'freebsd',
  'openharmony',
  'sunos',
  'netbsd',
  'openbsd',
  'aix',
];
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  armv7: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  universal: undefined,
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === '' || isLocked(path, name)) continue;
    const place = `${nearestFolder(path, name, version)}node_modules/${name}`;
    lock.packages[place] = { version: version.replace(/^[\^~]/, ''), ...platform(name), optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other systems added to package-lock.json`);

/** Looks the way Node does: in the package's own node_modules, then in each folder above. */
function isLocked(path, name) {
  for (let folder = `${path}/`; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/$/, '$1')) {
    if (`${folder}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

/** The top folder, unless another version of the same name stands there already. */
function nearestFolder(path, name) {
  return `node_modules/${name}` in lock.packages ? `${path}/` : '';
}

/** npm skips a package whose `os`, `cpu` or `libc` is another one; these packages say theirs in their names. */
function platform(name) {
  const words = name.split(/[/-]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpuWord = words.find((word) => word in PROCESSORS);
  const cpu = cpuWord && PROCESSORS[cpuWord];
  const libc = /musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os.replace('musl', '')] }),
    ...(libc && { libc: [libc] }),
  };
}
