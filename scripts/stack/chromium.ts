import { findOrInstall } from './debian.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM`, an installed one, or Debian's package, which is installed when we
 * may. @throws Error that says what to install.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM || findOrInstall('Chromium', PLACES, ['chromium', 'fonts-liberation']);
  if (found) return found;
  throw new Error(
    'Chromium is missing. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
  );
}
