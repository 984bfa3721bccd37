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
 * Builds of the site side by side, each in a folder named by what it was made from. A build is made in `new` and gets its name by one
 * renaming, so that a folder with a name is whole; nobody's running site loses its files to another build.
 */
const FOLDER = '.next-builds';
export const NEW_BUILD = `${FOLDER}/new`;
/** Of all builds here, so that each answers the forms of the others. */
export const ACTIONS_KEY = `${FOLDER}/actions-key`;
/** Names the build that was started last. */
const CURRENT = `${FOLDER}/current`;
/** Written by a rollback: for these sources another build is to be used. */
const ROLLED_BACK = `${FOLDER}/rolled-back`;
/** The one in use, the one before it, and one more for whoever went back. */
const KEPT = 3;
const LOOK_MS = 500;
/** In a build: the address that the pages in it name. */
const ADDRESS = 'site-url';
/** In a build: an empty file, once a site was started with it. */
const USED = 'used';
/** In a build: one empty file for each process that serves it, named by its id. */
const SERVED_BY = 'served-by';

const folderOf = (stamp: string) => `${FOLDER}/${stamp.slice(0, 16)}`;

/** The folder with the build to use for these sources, if it is there. */
export function findBuild(stamp: string): string | null {
  const own = folderOf(stamp);
  const [of, instead] = read(ROLLED_BACK).split(' ');
  if (of === own && instead !== undefined && existsSync(instead)) return instead;
  return existsSync(own) ? own : null;
}

/**
 * Gives what was built in `NEW_BUILD` its name.
 * @returns the folder
 * @throws when what lies there is not whole
 */
export function nameBuild(stamp: string): string {
  if (!existsSync(`${NEW_BUILD}/BUILD_ID`)) throw new Error('The site was not built as a whole.');
  const folder = folderOf(stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(NEW_BUILD, folder);
  return folder;
}

/** Notes for which address its pages were made. A site at another one shows none of them; see server/next-cache/pages-folder.ts. */
export function noteAddress(folder: string, siteUrl: string): void {
  writeFileSync(join(folder, ADDRESS), siteUrl);
}

/** Empty when nobody noted it. */
export function addressOf(folder: string): string {
  return read(join(folder, ADDRESS));
}

/** Notes that this build is the one in use now, and forgets the oldest ones. */
export function useBuild(folder: string): void {
  const now = new Date();
  writeFileSync(join(folder, USED), '');
  utimesSync(folder, now, now);
  writeFileSync(`${CURRENT}.part`, folder);
  renameSync(`${CURRENT}.part`, CURRENT);
  for (const old of builds().slice(KEPT)) if (!isServed(old)) rmSync(old, { recursive: true, force: true });
}

/** Keeps a build on the disk for as long as this process serves from it. Builds in other folders are their owner's business. */
export function markServed(folder: string): void {
  if (dirname(folder) !== FOLDER) return;
  mkdirSync(join(folder, SERVED_BY), { recursive: true });
  writeFileSync(join(folder, SERVED_BY, String(process.pid)), '');
}

function isServed(folder: string): boolean {
  const marks = join(folder, SERVED_BY);
  return existsSync(marks) && readdirSync(marks).some((pid) => isProcess(Number(pid)));
}

/** The folder of the build that was started last; null when none was. */
export function currentBuild(): string | null {
  const folder = read(CURRENT);
  return folder !== '' && existsSync(folder) ? folder : null;
}

/**
 * Lets these sources be served by the build that was used before the current one, from the next start of the site on.
 * @returns its folder; null when there is none
 */
export function rollBack(stamp: string): string | null {
  const current = currentBuild();
  const before = builds().find((folder) => folder !== current && existsSync(join(folder, USED)));
  if (before === undefined) return null;
  writeFileSync(`${ROLLED_BACK}.part`, `${folderOf(stamp)} ${before}`);
  renameSync(`${ROLLED_BACK}.part`, ROLLED_BACK);
  return before;
}

/** Tells which build to use for these sources whenever a rollback is made or taken back. @returns what ends that */
export function watchBuild(stamp: string, told: (folder: string) => void): () => void {
  let known = findBuild(stamp);
  const timer = setInterval(() => {
    const folder = findBuild(stamp);
    if (folder === null || folder === known) return;
    known = folder;
    told(folder);
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Takes a rollback back. @returns whether there was one */
export function rollForward(): boolean {
  const was = existsSync(ROLLED_BACK);
  rmSync(ROLLED_BACK, { force: true });
  return was;
}

/** Removes every build that nobody serves: their pages show data that is replaced. */
export function forgetBuilds(): void {
  for (const build of builds()) if (!isServed(build)) rmSync(build, { recursive: true, force: true });
}

/** A folder for each build and each address other than the one that it was made for. */
export function pagesIn(dataFolder: string): string {
  return join(dataFolder, 'pages');
}

/** They show data that is replaced. */
export function forgetPages(dataFolder: string): void {
  rmSync(pagesIn(dataFolder), { recursive: true, force: true });
}

/** All whole builds, the one used last first. */
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
