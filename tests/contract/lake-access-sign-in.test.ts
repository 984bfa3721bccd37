import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccessLake, PASSWORD, STUDIO, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const EDITOR = 'editor@meltemi.example';

onEachDatabase('signing in', (database) => {
  let lake: AccessLake;
  beforeAll(async () => {
    lake = await openAccessLake(database, { sessionPaths: ['/desk/staff'] });
    await lake.lake.createUser({ email: EDITOR, name: 'Ελένη', role: 'editor', password: PASSWORD });
  });
  afterAll(() => lake.close());

  const pageUrl = (query: Record<string, string> = {}) =>
    lake.url(
      `/auth/login/local?${new URLSearchParams({ origin: `${STUDIO}/studio`, projectId: 'meltemi', withSid: 'true', ...query })}`,
    );

  /** Opens the page as a browser does and submits its form. */
  async function submit(
    fields: { email: string; password: string },
    {
      query = {},
      headers = {},
      cookie: more,
    }: { query?: Record<string, string>; headers?: Record<string, string>; cookie?: string } = {},
  ) {
    const page = await fetch(pageUrl(query));
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [, form = ''] = /name="form" value="([^"]+)"/.exec(await page.text()) ?? [];
    return fetch(pageUrl(query), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: lake.origin, cookie: more ? `${cookie}; ${more}` : cookie, ...headers },
      body: new URLSearchParams({ form, ...fields }),
    });
  }

  const sidOf = (response: Response) =>
    new URL(response.headers.get('location') ?? '').hash.slice('#sid='.length);

  it('leads from the provider through the page to a session that the client can use', async () => {
    const { providers } = await lake.client().request({ url: '/auth/providers' });
    expect(providers).toHaveLength(1);
    expect(providers[0].url).toBe(lake.url('/auth/login/local'));

    const done = await submit({ email: ' Editor@Meltemi.example ', password: PASSWORD });
    expect(done.status).toBe(302);
    expect(done.headers.get('location')).toMatch(/^https:\/\/studio\.meltemi\.example\/studio#sid=.{20,}$/);
    expect(done.headers.getSetCookie().join()).not.toContain('lake_session');

    const sid = sidOf(done);
    const { token } = await lake.client().request({ url: '/auth/fetch', query: { sid } });
    expect(token.length).toBeGreaterThan(32);
    expect(await lake.client(token).users.getById('me')).toMatchObject({
      name: 'Ελένη',
      email: EDITOR,
      role: 'editor',
      roles: [{ name: 'editor', title: 'Editor' }],
    });

    await expect(lake.client().request({ url: '/auth/fetch', query: { sid } })).rejects.toMatchObject({
      statusCode: 401,
    });
    await lake.client(token).request({ url: '/auth/logout', method: 'POST' });
    await expect(lake.client(token).users.getById('me')).rejects.toMatchObject({
      statusCode: 401,
      response: { body: { errorCode: 'SIO-401-ANF' } },
    });
  });

  it('sets a cookie that scripts cannot read if the Studio wants one, and checks the origin of changes', async () => {
    const done = await submit({ email: EDITOR, password: PASSWORD }, { query: { type: 'dual' } });
    const header = done.headers.getSetCookie().find((one) => one.startsWith('lake_session='));
    expect(header).toMatch(/; HttpOnly; SameSite=Strict$/);
    const cookie = header?.split(';')[0] ?? '';
    expect(await (await fetch(lake.url('/auth/id'), { headers: { cookie } })).json()).toHaveProperty('id');
    const settings = (headers: Record<string, string>) =>
      fetch(lake.url('/users/me/keyvalue'), {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: '[]',
      });
    expect((await settings({})).status).toBe(403);
    expect((await settings({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await settings({ origin: STUDIO })).status).toBe(200);
    await fetch(lake.url('/auth/logout'), { method: 'POST', headers: { cookie, origin: STUDIO } });
    expect((await fetch(lake.url('/auth/id'), { headers: { cookie } })).status).toBe(401);
  });

  // The Studio got its session token in a `#sid=` in the address and kept it in `localStorage`, where every script of the site can read
  // it; and a link with such an address signed its recipient in to an account of the sender's choice.
  it('gives a Studio on its own origin a cookie only for paths that need it, and nothing in the address', async () => {
    for (const [name, value] of [
      ['withSid', 'true'],
      ['type', 'cookie'],
      ['type', 'dual'],
    ] as const) {
      const done = await submit(
        { email: EDITOR, password: PASSWORD },
        { query: { [name]: value, origin: `${lake.origin}/studio` } },
      );
      expect(done.status).toBe(302);
      expect(done.headers.get('location')).toBe(`${lake.origin}/studio`);
      const cookies = done.headers.getSetCookie().filter((one) => one.startsWith('lake_session='));
      const paths = cookies.map((one) => /; Path=([^;]+)/.exec(one)?.[1]);
      expect(paths).toEqual(['/', '/desk/staff']);
      const cookie = cookies[0]?.split(';')[0] ?? '';
      const out = await fetch(lake.url('/auth/logout'), {
        method: 'POST',
        headers: { cookie, origin: lake.origin },
      });
      const ended = out.headers.getSetCookie().filter((one) => /^lake_session=;.*Max-Age=0/.test(one));
      expect(ended).toHaveLength(2);
      expect((await fetch(lake.url('/auth/id'), { headers: { cookie } })).status).toBe(401);
    }
  });

  it('accepts a sid only from its own origin and for two minutes', async () => {
    const stolen = sidOf(await submit({ email: EDITOR, password: PASSWORD }));
    const elsewhere = await fetch(lake.url(`/auth/fetch?sid=${stolen}`), {
      headers: { origin: lake.origin },
    });
    expect(elsewhere.status).toBe(401);
    const late = sidOf(await submit({ email: EDITOR, password: PASSWORD }));
    lake.passSeconds(121);
    expect((await fetch(lake.url(`/auth/fetch?sid=${late}`))).status).toBe(401);
  });

  it('keeps a session in use for 90 days, and ends an unused one after two weeks', async () => {
    const DAY = 24 * 60 * 60;
    const open = async () => {
      const sid = sidOf(await submit({ email: EDITOR, password: PASSWORD }));
      const { token } = await lake.client().request({ url: '/auth/fetch', query: { sid } });
      return lake.client(token);
    };
    const used = await open();
    const unused = await open();
    for (let day = 13; day < 90; day += 13) {
      lake.passSeconds(13 * DAY);
      expect(await used.request({ url: '/auth/id' })).toHaveProperty('id');
      if (day === 13) continue;
      await expect(unused.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
    }
    // 78 days have passed: the end is near, however much it is used.
    lake.passSeconds(12 * DAY + 1);
    await expect(used.request({ url: '/auth/id' })).rejects.toMatchObject({
      statusCode: 401,
      response: { body: { errorCode: 'SIO-401-AEX' } },
    });
  });

  describe('an attacker', () => {
    it.each([
      'https://evil.example/studio',
      'https://studio.meltemi.example.evil.example',
      'https://studio.meltemi.example@evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'http://studio.meltemi.example/',
      '',
    ])('gets no form that would lead to %s', async (origin) => {
      const page = await fetch(pageUrl({ origin }));
      expect(page.status).toBe(400);
      expect(await page.text()).not.toContain('<form');
      const sent = await fetch(pageUrl({ origin }), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: EDITOR, password: PASSWORD }),
      });
      expect(sent.status).toBe(400);
      expect(sent.headers.get('location')).toBeNull();
    });

    it('cannot post the form from another site or without having opened it', async () => {
      const fields = { email: EDITOR, password: PASSWORD };
      expect((await submit(fields, { headers: { origin: 'https://evil.example' } })).status).toBe(400);
      expect((await submit(fields, { headers: { origin: 'null' } })).status).toBe(400);
      expect((await submit(fields, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(400);
      expect((await submit(fields, { headers: { cookie: 'lake_form=form_other' } })).status).toBe(403);
    });

    it('cannot put markup or other links into the page', async () => {
      const nasty = '"><script>alert(1)</script>@x';
      const page = await submit({ email: nasty, password: 'x' });
      const html = await page.text();
      expect(html).not.toContain('<script');
      expect(html).toContain('&quot;&gt;&lt;script&gt;');
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; font-src 'self'; img-src data:; form-action 'self' https:\/\/studio\.meltemi\.example; frame-ancestors 'none'/,
      );
    });

    it('cannot distinguish a wrong password from an unknown address, and is stopped after six attempts at one account', async () => {
      for (const email of [EDITOR, 'nobody@meltemi.example']) {
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        for (let guess = 1; guess <= 6; guess += 1) {
          const refused = await submit({ email, password: `guess ${guess}` }, { headers });
          expect(refused.status).toBe(401);
          const html = await refused.text();
          expect(html).toContain('δεν είναι σωστός');
          expect(html).toContain(`value="${email}"`);
        }
        const stopped = await submit({ email, password: PASSWORD }, { headers });
        expect(stopped.status).toBe(429);
        expect(stopped.headers.get('retry-after')).toBe('900');
        expect(await stopped.text()).toContain('Δοκιμάστε ξανά σε 15 λεπτά.');
      }
      const elsewhere = await submit(
        { email: EDITOR, password: PASSWORD },
        { headers: { 'x-forwarded-for': '203.0.113.8' } },
      );
      expect(elsewhere.status).toBe(302);
      lake.passSeconds(15 * 60 + 1);
      const later = await submit(
        { email: EDITOR, password: PASSWORD },
        { headers: { 'x-forwarded-for': '203.0.113.7' } },
      );
      expect(later.status).toBe(302);
    });

    it('gets no more attempts from other addresses of the same /64', async () => {
      // Twelve addresses of one household counted as twelve callers, and sixty attempts from them locked an account for everybody.
      const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` });
      for (let guess = 1; guess <= 6; guess += 1) {
        const fields = { email: 'nobody2@meltemi.example', password: `guess ${guess}` };
        expect((await submit(fields, { headers: from(guess) })).status).toBe(401);
      }
      const fields = { email: 'nobody2@meltemi.example', password: 'guess 7' };
      expect((await submit(fields, { headers: from(7) })).status).toBe(429);
      expect((await submit(fields, { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).status).toBe(401);
    });

    it('cannot lock somebody out in their usual browser', async () => {
      const email = 'locked@meltemi.example';
      await lake.lake.createUser({ email, name: 'Νίκος', role: 'editor', password: PASSWORD });
      const headers = { 'x-forwarded-for': '198.51.100.9' };
      const first = await submit({ email, password: PASSWORD }, { headers });
      const device = first.headers.getSetCookie().find((one) => one.startsWith('lake_device='));
      const known = { headers, cookie: device?.split(';')[0] ?? '' };
      for (let guess = 0; guess < 6; guess += 1) await submit({ email, password: 'wrong' }, { headers });
      expect((await submit({ email, password: PASSWORD }, { headers })).status).toBe(429);
      expect((await submit({ email, password: PASSWORD }, known)).status).toBe(302);
      expect((await submit({ email, password: 'wrong' }, known)).status).toBe(401);
    });

    it('who reads the database finds no password, session, token or sid', async () => {
      const token = await lake.lake.createToken({ name: 'secret reader', role: 'viewer' });
      const sid = sidOf(await submit({ email: EDITOR, password: PASSWORD }));
      const session = await (await fetch(lake.url(`/auth/fetch?sid=${sid}`))).json();
      const tables = await lake.db.introspection.getTables();
      const texts: string[] = [];
      for (const { name } of tables.filter((table) => table.schema === 'lake')) {
        const { rows } = await lake.db
          .$extendTables<Record<string, Record<string, unknown>>>()
          .selectFrom(`lake.${name}`)
          .selectAll()
          .execute()
          .then((found) => ({ rows: found }));
        texts.push(JSON.stringify(rows));
      }
      const everything = texts.join('\n');
      expect(everything).toContain(EDITOR);
      for (const secret of [PASSWORD, token, sid, session.token]) expect(everything).not.toContain(secret);
    });
  });

  describe('the page', () => {
    it('is in Greek unless English is requested, and keeps the return address in its links', async () => {
      const greek = await (await fetch(pageUrl())).text();
      expect(greek).toContain('<html lang="el">');
      expect(greek).toContain('Σύνδεση συντακτών');
      const english = await (
        await fetch(pageUrl(), { headers: { 'accept-language': 'en-GB,el;q=0.5' } })
      ).text();
      expect(english).toContain('Editor sign-in');
      expect(await (await fetch(pageUrl({ lang: 'en' }))).text()).toContain('<html lang="en">');
      const [, link = ''] = /href="\?([^"]+)"\s+lang="en"/.exec(greek) ?? [];
      expect(new URLSearchParams(link.replaceAll('&amp;', '&')).get('origin')).toBe(`${STUDIO}/studio`);
    });

    it('shows each error beside its field and in a summary that links to it', async () => {
      const response = await submit({ email: 'someone', password: '' }, { query: { lang: 'en' } });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(
        '<a href="#email">Enter your whole email address, such as name@example.com.</a>',
      );
      expect(html).toContain('<a href="#password">Enter your password.</a>');
      expect(html).toContain('id="email-problem"');
      expect(html).toMatch(/aria-describedby="password-problem"/);
    });

    it('serves its own fonts', async () => {
      const font = await fetch(lake.url('/auth/login/fonts/didot-greek'));
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(1000);
      expect((await fetch(lake.url('/auth/login/fonts/constructor'))).status).toBe(404);
    });
  });
});
