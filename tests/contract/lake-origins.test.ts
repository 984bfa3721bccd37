import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const SITE = 'https://magazine.example';
const STUDIO = 'https://studio.example';

// Only the site's own origin could call the lake: a second site or Studio didn't work, whatever an administrator wanted.
onEachDatabase('the list of origins', (database) => {
  let lake: AccessLake;
  let token: string;
  let editor: string;
  beforeAll(async () => {
    lake = await openAccessLake(database);
    token = await lake.lake.createToken({ name: 'admin', role: 'administrator' });
    editor = await lake.lake.createToken({ name: 'editor', role: 'editor' });
  });
  afterAll(() => lake.close());

  const manage = (method: string, path = '', body?: object, as = token) =>
    fetch(lake.url(`/projects/meltemi/cors${path}`), {
      method,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const seen = async (origin: string) => {
    const { headers } = await fetch(lake.url('/data/query/production?query=*'), { headers: { origin } });
    return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
  };

  it("is edited by administrators and determines which sites' pages may read", async () => {
    expect(await seen(SITE)).toEqual([null, null]);
    const added = await manage('POST', '', { origin: `${SITE}/` });
    expect(await added.json()).toMatchObject({ origin: SITE, allowCredentials: false, projectId: 'meltemi' });
    expect((await manage('POST', '', { origin: STUDIO, allowCredentials: true })).status).toBe(200);
    expect(await seen(SITE)).toEqual([SITE, null]);
    expect(await seen(STUDIO)).toEqual([STUDIO, 'true']);
    expect(await seen('https://studio.example.evil.example')).toEqual([null, null]);
    const list: { id: number; origin: string }[] = await (await manage('GET')).json();
    expect(list.map(({ origin }) => origin)).toEqual([SITE, STUDIO]);

    const gone = list.find(({ origin }) => origin === SITE)?.id;
    expect((await manage('DELETE', `/${gone}`)).status).toBe(200);
    expect((await manage('DELETE', `/${gone}`)).status).toBe(404);
    expect(await seen(SITE)).toEqual([null, null]);
  });

  it('allows preflights of a second Studio, and lets its editors sign in', async () => {
    const preflight = await fetch(lake.url('/data/mutate/production'), {
      method: 'OPTIONS',
      headers: { origin: STUDIO, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    const page = (origin: string) =>
      fetch(lake.url(`/auth/login/local?origin=${encodeURIComponent(origin)}&withSid=true`));
    expect((await page(`${STUDIO}/desk`)).status).toBe(200);
    // Without credentials it may read, but it never receives a session.
    expect((await page(SITE)).status).toBe(400);
  });

  it('accepts whole origins, once, from administrators only', async () => {
    for (const origin of [
      '*',
      'https://*.example.com',
      'ftp://x.example',
      'https://a.example/path',
      'https://u@a.example',
      5,
    ])
      expect((await manage('POST', '', { origin })).status, String(origin)).toBe(400);
    expect((await manage('POST', '', { origin: STUDIO })).status).toBe(409);
    expect((await manage('POST', '', { origin: 'https://b.example', allowCredentials: 'yes' })).status).toBe(
      400,
    );
    expect((await manage('GET', '', undefined, editor)).status).toBe(403);
    expect((await manage('POST', '', { origin: 'https://b.example' }, editor)).status).toBe(403);
    expect((await fetch(lake.url('/projects/meltemi/cors'))).status).toBe(401);
  });
});
