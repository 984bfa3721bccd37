import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Path of a program that tests need: the first of `places` that exists, or else Debian's packages are installed when we may.
 * Undefined when it is still missing.
 */
export function findOrInstall(
  name: string,
  places: readonly string[],
  packages: readonly string[],
): string | undefined {
  const find = () => places.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
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
  return find();
}
