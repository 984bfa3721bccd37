import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

type Program = { places: readonly string[]; packages: readonly string[] };

/** What browser tests, measurements and the tests behind nginx need besides the npm packages. */
const programs = {
  /** Without a window, tabs and their processes, it takes a third less of the processor than the whole browser. */
  chromium: {
    places: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  nginx: { places: ['/usr/sbin/nginx', '/usr/bin/nginx'], packages: ['nginx', 'openssl'] },
  firefox: { places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], packages: ['firefox-esr'] },
  webkit: { places: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** A screen for programs that need one, on a machine without. */
  xvfb: { places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export const isProgramName = (name: string): name is ProgramName => Object.hasOwn(programs, name);

/** Path of Chromium: `CHROMIUM` of the environment, or what is installed. @throws when there is none */
export function findChromium(): string {
  return process.env.CHROMIUM || find('chromium');
}

/** Path of nginx. @throws when there is none */
export function findNginx(): string {
  return find('nginx');
}

export function findFirefox(): string {
  return find('firefox');
}

/** WebKit's driver, and the browser that it starts, whose folder names the machine. @throws when there is none */
export function findWebKit(): { driver: string; browser: string } {
  const driver = find('webkit');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (browser === undefined) throw new Error('MiniBrowser is missing, which comes with webkit2gtk-driver.');
  return { driver, browser };
}

/** A screen for programs that need one, on a machine without. @throws when there is none */
export function findVirtualScreen(): string {
  return find('xvfb');
}

/** The path of a program, which is installed if it is missing and we may install it. */
function find(name: ProgramName): string {
  installMissing([name]);
  const path = placeOf(name);
  if (path) return path;
  const [packageName] = programs[name].packages;
  throw new Error(`${name} is missing. Install it (Debian: apt-get install ${packageName}).`);
}

const placeOf = (name: ProgramName): string | undefined =>
  programs[name].places.find((path) => existsSync(path));

/** Installs those that are missing from Debian's packages. `find…` says when that wasn't possible. */
export function installMissing(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => !placeOf(name) && !(name === 'chromium' && process.env.CHROMIUM));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} for the tests …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const packages = missing.flatMap((name) => programs[name].packages);
  for (const verb of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...verb];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
