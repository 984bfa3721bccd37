import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, stepAt } from '#content-lake/auth/second-factor/totp.ts';
import { openAccessLake, PASSWORD, START, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const EDITOR = 'editor@meltemi.example';
const ADMIN = 'admin@meltemi.example';

onEachDatabase('signing in with a second factor', (database) => {
  let lake: AccessLake;
  let passed = 0;
  beforeAll(async () => {
    lake = await openAccessLake(database, { key: 'a key of the test', secondFactor: 'administrators' });
    await lake.lake.createUser({ email: EDITOR, name: 'Ελένη', role: 'editor', password: PASSWORD });
    await lake.lake.createUser({ email: ADMIN, name: 'Άρης', role: 'administrator', password: PASSWORD });
  });
  afterAll(() => lake.close());

  const pass = (seconds: number) => {
    passed += seconds;
    lake.passSeconds(seconds);
  };
  const codeNow = (secret: Buffer, offset = 0) =>
    codeOf(secret, stepAt(new Date(START.getTime() + passed * 1000)) + offset);

  /** A browser that follows the sign-in pages: it keeps cookies and submits the form that it sees. */
  function openBrowser() {
    const cookies = new Map<string, string>();
    let at = '';
    let html = '';
    async function ask(address: string, init: RequestInit = {}): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(address, {
        ...init,
        redirect: 'manual',
        headers: { cookie, origin: lake.origin, 'accept-language': 'en' },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      at = address;
      html = await answer.clone().text();
      // Back in the Studio, no more of the lake's pages are requested.
      return next?.startsWith(`${lake.origin}/v1/`) ? ask(next) : answer;
    }
    return {
      open: (then?: string) => {
        const query = new URLSearchParams({ origin: `${lake.origin}/studio`, type: 'cookie' });
        if (then) query.set('then', then);
        return ask(lake.url(`/auth/login/local?${query}`));
      },
      send: (fields: Record<string, string>) => {
        const [, form = ''] = /name="form" value="([^"]+)"/.exec(html) ?? [];
        return ask(at, { method: 'POST', body: new URLSearchParams({ form, ...fields }) });
      },
      sees: () => html,
      goes: (path: string) => ask(lake.url(path)),
      isSignedIn: async () => (await ask(lake.url('/auth/id'))).status === 200,
      secret: () => {
        const [, typed = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec(html) ?? [];
        const bits = [...typed.replaceAll(' ', '')]
          .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
          .join('');
        return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
      },
    };
  }

  let secret: Buffer;
  let recovery: string[];

  it('is set up by anybody who wants it, and required from then on', async () => {
    const browser = openBrowser();
    await browser.open('second-factor');
    await browser.send({ email: EDITOR, password: PASSWORD });
    expect(browser.sees()).toContain('Two-step sign-in');
    expect(browser.sees()).toContain('<svg');
    expect(await browser.isSignedIn()).toBe(false);
    await browser.goes(`/auth/login/second-factor?origin=${lake.origin}/studio&lang=en`);
    secret = browser.secret();
    expect(secret).toHaveLength(20);
    const wrong = await browser.send({ code: '000000' });
    expect(wrong.status).toBe(401);
    expect(browser.secret()).toEqual(secret);
    await browser.send({ code: codeNow(secret) });
    expect(browser.sees()).toContain('Keep these codes');
    recovery = [...browser.sees().matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(
      ([, code = '']) => code,
    );
    expect(recovery).toHaveLength(10);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('lets nobody in with the password alone, or with a used code', async () => {
    pass(60);
    const browser = openBrowser();
    await browser.open();
    const page = await browser.send({ email: EDITOR, password: PASSWORD });
    expect(page.status).toBe(200);
    expect(browser.sees()).toContain('Second step');
    expect(await browser.isSignedIn()).toBe(false);
    await browser.goes(`/auth/login/code?origin=${lake.origin}/studio&lang=en`);
    expect((await browser.send({ code: codeNow(secret, -2) })).status).toBe(401);
    expect((await browser.send({ code: '' })).status).toBe(400);
    const done = await browser.send({ code: codeNow(secret) });
    expect(done.headers.get('location')).toBe(`${lake.origin}/studio`);
    expect(await browser.isSignedIn()).toBe(true);

    const again = openBrowser();
    await again.open();
    await again.send({ email: EDITOR, password: PASSWORD });
    expect((await again.send({ code: codeNow(secret) })).status).toBe(401);
    expect(await again.isSignedIn()).toBe(false);
  });

  it('asks for the password first, and is valid for only ten minutes after it', async () => {
    const browser = openBrowser();
    await browser.goes(`/auth/login/code?origin=${lake.origin}/studio&lang=en`);
    expect(browser.sees()).toContain('Editor sign-in');
    await browser.goes(`/auth/login/second-factor?origin=${lake.origin}/studio&lang=en`);
    expect(browser.sees()).toContain('Editor sign-in');
    await browser.send({ email: EDITOR, password: PASSWORD });
    expect(browser.sees()).toContain('Second step');
    // Somebody who has entered only the password can't set up another app.
    await browser.goes(`/auth/login/second-factor?origin=${lake.origin}/studio&lang=en`);
    expect(browser.sees()).toContain('Editor sign-in');
    await browser.send({ email: EDITOR, password: PASSWORD });
    pass(10 * 60);
    await browser.send({ code: codeNow(secret) });
    expect(browser.sees()).toContain('Editor sign-in');
  });

  it('accepts a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = recovery;
    for (const [code, status] of [
      [first.toUpperCase().replace('-', ' '), 302],
      [first, 401],
      [second, 302],
    ] as const) {
      const browser = openBrowser();
      await browser.open();
      await browser.send({ email: EDITOR, password: PASSWORD });
      expect((await browser.send({ code })).status, code).toBe(status);
    }
  });

  it('stops attempts to guess codes', async () => {
    const browser = openBrowser();
    await browser.open();
    await browser.send({ email: EDITOR, password: PASSWORD });
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await browser.send({ code: `99999${guess % 10}` })).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([401, 429]);
    pass(15 * 60 + 1);
  });

  it('is mandatory where the operator requires it', async () => {
    const browser = openBrowser();
    await browser.open();
    await browser.send({ email: ADMIN, password: PASSWORD });
    expect(browser.sees()).toContain('Two-step sign-in');
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('stores no secret or code that a reader of the database could use', async () => {
    const tables = lake.db.$extendTables<Record<string, Record<string, unknown>>>();
    const rows = [
      ...(await tables.selectFrom('lake.second_factor').selectAll().execute()),
      ...(await tables.selectFrom('lake.recovery_code').selectAll().execute()),
    ];
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(5);
    for (const known of [
      ...recovery,
      ...recovery.map((code) => code.replace('-', '')),
      secret.toString('base64url'),
    ])
      expect(text).not.toContain(known);
  });

  it('is removed by an administrator for somebody who lost everything', async () => {
    const administrator = lake.client(await lake.lake.createToken({ name: 'a', role: 'administrator' }));
    const people: { projectUserId: string; email: string; secondFactor: boolean }[] =
      await administrator.request({
        url: '/projects/meltemi/acl',
      });
    const editor = people.find(({ email }) => email === EDITOR);
    expect(editor?.secondFactor).toBe(true);
    const url = `/projects/meltemi/acl/${editor?.projectUserId}/second-factor`;
    await administrator.request({ url, method: 'DELETE' });
    const browser = openBrowser();
    await browser.open();
    await browser.send({ email: EDITOR, password: PASSWORD });
    expect(await browser.isSignedIn()).toBe(true);
    await expect(administrator.request({ url, method: 'DELETE' })).rejects.toMatchObject({ statusCode: 404 });
  });
});
