import { localeCookie } from '#foundation/text/locales.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';

/** More at once would only queue up at the backend. */
const AT_ONCE = 4;
const TRIES = 3;

type Warmed = { pages: number; failed: string[] };

/**
 * Requests every page in the sitemap from a freshly deployed worker, so that they are rendered and cached (in R2) before visitors
 * come.
 * @param isWanted selects paths; all by default
 * @returns how many there are, and which failed after three attempts
 * @throws if there is no sitemap
 */
export async function warm(
  origin: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Warmed> {
  const answer = await request(origin, '/sitemap.xml').catch(() => null);
  if (!answer?.ok) throw new Error(`${origin} has no sitemap: ${answer?.status ?? 'no response'}.`);
  const sitemap = await answer.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(isWanted);
  const waiting = paths.toReversed();
  const failed: string[] = [];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      if (!(await isMade(origin, path))) failed.push(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pages: paths.length, failed };
}

async function isMade(origin: string, path: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const answer = await request(origin, path);
      await answer.arrayBuffer();
      if (answer.ok) return true;
    } catch {
      // Retried below.
    }
  }
  return false;
}

/** With the language cookie of the address, so that nothing redirects. */
function request(origin: string, path: string): Promise<Response> {
  const cookie = `${localeCookie}=${localeOfPath(path)}`;
  return fetch(new URL(path, origin), { redirect: 'manual', headers: { cookie } });
}
