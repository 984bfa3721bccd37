import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isProcess } from '#foundation/processes.ts';

/*
 * Builds of the site side by side, each in a folder named after its sources. A build is made in `new` and then renamed in one step,
 * so that a named folder is always complete, and no build removes the files of a running site.
 */
const FOLDER = '.next-builds';
export const NEW_BUILD = `${FOLDER}/new`;
/** Shared by all builds here, so that each accepts the forms of the others. */
export const ACTIONS_KEY = `${FOLDER}/actions-key`;
/** Contains the name of the build that was started last. */
const CURRENT = `${FOLDER}/current`;
/** Written by a rollback: which other build to use for these sources. */
const ROLLED_BACK = `${FOLDER}/rolled-back`;
/** The one in use, the one before it, and one more in case of a rollback. */
const KEPT = 3;
const LOOK_MS = 500;
/** In a build: the address that its pages contain. */
const ADDRESS = 'site-url';
/** In a build: an empty file, created when a site is first started with it. */
const USED = 'used';
/** In a build: a folder with an empty file for each process that serves it, named by its id. */
const SERVED_BY = 'served-by';

const folderOf = (stamp: string) => `${FOLDER}/${stamp.slice(0, 16)}`;

/** The folder of the build to use for these sources, or null if there is none. */
export function findBuild(stamp: string): string | null {
  const own = folderOf(stamp);
  const [of, instead] = read(ROLLED_BACK).split(' ');
  if (of === own && instead !== undefined && existsSync(instead)) return instead;
  return existsSync(own) ? own : null;
}

/**
 * Renames the finished build in `NEW_BUILD`.
 * @returns the folder
 * @throws if the build is incomplete
 */
export function nameBuild(stamp: string): string {
  if (!existsSync(`${NEW_BUILD}/BUILD_ID`)) throw new Error('The build is incomplete.');
  const folder = folderOf(stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(NEW_BUILD, folder);
  return folder;
}

/**
 * Records the address for which the pages were made. A site at another address uses none of them; see
 * server/next-cache/pages-folder.ts.
 */
export function noteAddress(folder: string, siteUrl: string): void {
  writeFileSync(join(folder, ADDRESS), siteUrl);
}

/** Empty if none was recorded. */
export function addressOf(folder: string): string {
  return read(join(folder, ADDRESS));
}

/** Records that this build is now in use, and removes the oldest ones. */
export function useBuild(folder: string): void {
  const now = new Date();
  writeFileSync(join(folder, USED), '');
  utimesSync(folder, now, now);
  writeFileSync(`${CURRENT}.part`, folder);
  renameSync(`${CURRENT}.part`, CURRENT);
  for (const old of builds().slice(KEPT)) if (!isServed(old)) rmSync(old, { recursive: true, force: true });
}

/** Keeps a build on disk for as long as this process serves it. Builds in other folders aren't managed here. */
export function markServed(folder: string): void {
  if (dirname(folder) !== FOLDER) return;
  mkdirSync(join(folder, SERVED_BY), { recursive: true });
  writeFileSync(join(folder, SERVED_BY, String(process.pid)), '');
}

function isServed(folder: string): boolean {
  const marks = join(folder, SERVED_BY);
  return existsSync(marks) && readdirSync(marks).some((pid) => isProcess(Number(pid)));
}

/** The folder of the build that was started last; null if none was. */
export function currentBuild(): string | null {
  const folder = read(CURRENT);
  return folder !== '' && existsSync(folder) ? folder : null;
}

/**
 * Makes these sources use the build before the current one, from the next start of the site on.
 * @returns its folder; null if there is none
 */
export function rollBack(stamp: string): string | null {
  const current = currentBuild();
  const before = builds().find((folder) => folder !== current && existsSync(join(folder, USED)));
  if (before === undefined) return null;
  writeFileSync(`${ROLLED_BACK}.part`, `${folderOf(stamp)} ${before}`);
  renameSync(`${ROLLED_BACK}.part`, ROLLED_BACK);
  return before;
}

/** Calls back with the build to use for these sources whenever a rollback is made or undone. @returns a function that ends it */
export function watchBuild(stamp: string, onChange: (folder: string) => void): () => void {
  let known = findBuild(stamp);
  const timer = setInterval(() => {
    const folder = findBuild(stamp);
    if (folder === null || folder === known) return;
    known = folder;
    onChange(folder);
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Undoes a rollback. @returns whether there was one */
export function rollForward(): boolean {
  const was = existsSync(ROLLED_BACK);
  rmSync(ROLLED_BACK, { force: true });
  return was;
}

/** Removes every build that no process serves: their pages show data that was replaced. */
export function forgetBuilds(): void {
  for (const build of builds()) if (!isServed(build)) rmSync(build, { recursive: true, force: true });
}

/** The folder for pages of builds that are served at an address other than the one they were made for. */
export function pagesIn(dataFolder: string): string {
  return join(dataFolder, 'pages');
}

/** Removes kept pages, because they show data that was replaced. */
export function forgetPages(dataFolder: string): void {
  rmSync(pagesIn(dataFolder), { recursive: true, force: true });
}

/** All complete builds, the most recently used first. */
function builds(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => join(FOLDER, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}
