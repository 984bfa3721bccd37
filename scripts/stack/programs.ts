import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

type Program = { name: string; places: readonly string[]; packages: readonly string[] };

/** Without a window, tabs and their processes, it takes a third less of the processor than the whole browser. */
const CHROMIUM: Program = {
  name: 'chromium',
  places: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
  packages: ['chromium-headless-shell', 'fonts-liberation'],
};
const NGINX: Program = {
  name: 'nginx',
  places: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  packages: ['nginx', 'openssl'],
};

const FIREFOX: Program = {
  name: 'firefox',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  packages: ['firefox-esr'],
};
const WEBKIT_DRIVER: Program = {
  name: 'WebKitWebDriver',
  places: ['/usr/bin/WebKitWebDriver'],
  packages: ['webkit2gtk-driver'],
};
const VIRTUAL_SCREEN: Program = { name: 'Xvfb', places: ['/usr/bin/Xvfb'], packages: ['xvfb'] };

/** Path of Chromium: `CHROMIUM` of the environment, or what is installed. @throws when there is none */
export function findChromium(): string {
  return process.env.CHROMIUM || find(CHROMIUM);
}

/** Path of nginx. @throws when there is none */
export function findNginx(): string {
  return find(NGINX);
}

export function findFirefox(): string {
  return find(FIREFOX);
}

/** WebKit's driver, and the browser that it starts, whose folder names the machine. @throws when there is none */
export function findWebKit(): { driver: string; browser: string } {
  const driver = find(WEBKIT_DRIVER);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (browser === undefined) throw new Error('MiniBrowser is missing, which comes with webkit2gtk-driver.');
  return { driver, browser };
}

/** A screen for programs that need one, on a machine without. @throws when there is none */
export function findVirtualScreen(): string {
  return find(VIRTUAL_SCREEN);
}

/** The path of a program, which is installed from Debian's packages if it is missing and we may install it. */
function find(program: Program): string {
  const installed = () => program.places.find((path) => existsSync(path));
  const path = installed() ?? (install(program), installed());
  if (path) return path;
  const [packageName] = program.packages;
  throw new Error(`${program.name} is missing. Install it (Debian: apt-get install ${packageName}).`);
}

function install({ name, packages }: Program): void {
  console.log(`Installing ${name} for the tests …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
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
