import { expect, type APIRequestContext } from '@playwright/test';
import { isHosted, PROJECT } from '#tests/fixtures/hosted-site.ts';

/** Where the content is: in the site's embedded lake, or in a hosted project. */
export const LAKE = isHosted ? `https://${PROJECT}.api.sanity.io` : '/lake';
/** Where its staff signs in. */
const SIGN_IN = isHosted ? 'https://api.sanity.io' : LAKE;

/**
 * The token of a new session of the seeded staff, over HTTP like the sign-in page. `site` is its origin. `request` also
 * keeps the session as a cookie: with the request of a page, its browser is signed in.
 */
export async function sessionOf(request: APIRequestContext, site: string, email: string): Promise<string> {
  const password = process.env.SEED_PASSWORD;
  if (password === undefined) throw new Error('SEED_PASSWORD must hold the password of the seeded staff.');
  const address = `${SIGN_IN}/v1/auth/login/local?origin=${site}/studio&type=cookie`;
  const page = await request.get(address);
  const form = /name="form" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const sent = await request.post(address, {
    maxRedirects: 0,
    // Like a browser: a caller that already has a session must send its origin.
    headers: { origin: site },
    form: { form, email, password },
  });
  const cookies = sent.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const session = cookies.find(({ value }) => value.startsWith('lake_session='));
  return session?.value.split(';')[0]?.slice('lake_session='.length) ?? '';
}

/** Changes documents as the seeded editor, over HTTP: for tests of the pages, not of the Studio. */
export async function editorOf(
  request: APIRequestContext,
  site: string,
): Promise<(mutation: object) => Promise<void>> {
  const token = await sessionOf(request, site, 'editor@meltemi.example');
  return async (mutation) => {
    const answer = await request.post(`${LAKE}/v2025-02-19/data/mutate/production`, {
      headers: { authorization: `Bearer ${token}` },
      data: { mutations: [mutation] },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}
