import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM`, an installed one, or Debian's package, which is installed when we
 * may. @throws Error that says what to install.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const found = PLACES.find((path) => existsSync(path));
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const verb of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...verb];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = PLACES.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error(
    'Chromium is missing. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
  );
}
