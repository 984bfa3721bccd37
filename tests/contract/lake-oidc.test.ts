import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OidcOptions } from '#content-lake/index.ts';
import { type AccessLake, openAccessLake, PASSWORD, STUDIO } from '#tests/fixtures/access-lake.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  CLIENT,
  createBrowser,
  type IdpPerson,
  openIdentityProvider,
} from '#tests/fixtures/identity-provider.ts';

const ELENI: IdpPerson = { email: 'Eleni@meltemi.example', email_verified: true, name: 'Ελένη Π.' };

onEachDatabase('signing in at an identity provider', (database) => {
  let idp: Awaited<ReturnType<typeof openIdentityProvider>>;
  let lake: AccessLake;
  let options: OidcOptions;
  let sub = 0;

  beforeAll(async () => {
    const port = await freePort();
    idp = await openIdentityProvider([`http://127.0.0.1:${port}/v1/auth/login/oidc/callback`]);
    options = {
      issuer: idp.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: 'Meltemi account',
      allowedDomains: ['meltemi.example'],
      roleClaim: { claim: 'groups', roles: { 'web-admins': 'administrator', 'web-writers': 'contributor' } },
    };
    lake = await openAccessLake(database, { oidc: options }, port);
    await lake.lake.createUser({
      email: 'aris@meltemi.example',
      name: 'Άρης',
      role: 'administrator',
      password: PASSWORD,
    });
  });
  afterAll(async () => {
    await lake.close();
    await idp.close();
  });
  beforeEach(() => {
    sub += 1;
  });

  const start = () =>
    lake.url(`/auth/login/oidc?${new URLSearchParams({ origin: `${STUDIO}/studio`, withSid: 'true' })}`);
  const atStudio = (url: URL) => url.origin === STUDIO;

  /** Runs the whole flow; returns who the person is here, or the page that refused. */
  async function signIn(person: IdpPerson, subject = `person-${sub}`, browser = createBrowser()) {
    idp.become(subject, person);
    const { url, response } = await browser.open(start(), atStudio);
    if (response) return { status: response.status, text: await response.text() };
    const sid = url.hash.slice('#sid='.length);
    const { token } = await lake.client().request({ url: '/auth/fetch', query: { sid } });
    return lake.client(token).users.getById('me');
  }

  it('is offered beside email and password', async () => {
    const { providers } = await lake.client().request({ url: '/auth/providers' });
    expect(providers.map(({ name, title }: { name: string; title: string }) => [name, title])).toEqual([
      ['local', 'Meltemi Lines'],
      ['oidc', 'Meltemi account'],
    ]);
    const page = await fetch(lake.url(`/auth/login/local?origin=${STUDIO}&lang=en`));
    expect(await page.text()).toContain('Sign in with Meltemi account');
  });

  it('lets an invited person in, with the role of the invitation, and the same person again', async () => {
    const admin = lake.client(await lake.lake.createToken({ name: 'a', role: 'administrator' }));
    const invitation = { email: 'eleni@meltemi.example', role: 'editor' };
    await admin.request({ method: 'POST', url: '/invitations/project/meltemi', body: invitation });
    const first = await signIn(ELENI, 'eleni');
    expect(first).toMatchObject({ name: 'Ελένη Π.', email: 'eleni@meltemi.example', role: 'editor' });
    // The address at the provider may change; the person is the same.
    const again = await signIn({ ...ELENI, email: 'eleni.p@meltemi.example' }, 'eleni');
    expect(again).toMatchObject({ id: 'id' in first ? first.id : '', email: 'eleni@meltemi.example' });
    expect(await admin.request({ url: '/invitations/project/meltemi' })).toEqual([]);
  });

  it('finds an existing account, and gives it the role from the claim', async () => {
    const account = { email: 'nikos@meltemi.example', name: 'Νίκος', role: 'viewer', password: PASSWORD };
    const { id } = await lake.lake.createUser(account);
    const person = { email: account.email, email_verified: true, name: 'N.' };
    expect(await signIn(person)).toMatchObject({ id, name: 'Νίκος', role: 'viewer' });
    expect(await signIn({ ...person, groups: ['staff', 'web-writers'] })).toMatchObject({
      role: 'contributor',
    });
  });

  it('creates an account for somebody whose claim contains a role', async () => {
    const person = { email: 'new@meltemi.example', email_verified: true, name: '', groups: ['web-admins'] };
    expect(await signIn(person)).toMatchObject({ name: 'new', role: 'administrator' });
  });

  it.each([
    ['whose address is not verified', { ...ELENI, email_verified: false }],
    ['from another domain', { ...ELENI, email: 'eleni@evil.example' }],
    ['from a domain that only looks like ours', { ...ELENI, email: 'eleni@meltemi.example.evil.example' }],
    ['whom nobody has invited', { ...ELENI, email: 'stranger@meltemi.example' }],
  ])('keeps somebody out %s', async (_, person) => {
    expect(await signIn(person)).toMatchObject({
      status: 403,
      text: expect.stringContaining('Δεν έχετε πρόσβαση'),
    });
  });

  describe('an attacker', () => {
    it('cannot use a response in another browser, twice, or with another state', async () => {
      idp.become('eleni', ELENI);
      const browser = createBrowser();
      const { url: answer } = await browser.open(start(), ({ pathname }) => pathname.endsWith('/callback'));
      const refused = (cookie: string, address: URL | string) =>
        fetch(address, { redirect: 'manual', headers: { cookie } });
      const mine = [...(browser.jar.get(answer.host) ?? [])].map((pair) => pair.join('=')).join('; ');
      expect((await refused('', answer)).status).toBe(400);
      const other = createBrowser();
      await other.open(start(), ({ origin }) => origin === idp.issuer);
      const theirs = [...(other.jar.get(answer.host) ?? [])].map((pair) => pair.join('=')).join('; ');
      expect((await refused(theirs, answer)).status).toBe(400);
      const changed = new URL(answer);
      changed.searchParams.set('state', 'another');
      expect((await refused(mine, changed)).status).toBe(400);
      expect((await refused(mine, answer)).status).toBe(302);
      expect((await refused(mine, answer)).status).toBe(400);
    });

    it('cannot redirect the sign-in elsewhere', async () => {
      const address = lake.url('/auth/login/oidc?origin=https://evil.example/');
      expect((await fetch(address, { redirect: 'manual' })).status).toBe(400);
    });
  });

  it('reports when the provider is unreachable, and still lets people in by password', async () => {
    const unreachable = { ...options, issuer: 'http://127.0.0.1:9' };
    const other = await openAccessLake(database, { oidc: unreachable });
    const failed = await fetch(other.url(`/auth/login/oidc?origin=${STUDIO}&lang=en`), {
      redirect: 'manual',
    });
    expect(failed.status).toBe(400);
    expect(await failed.text()).toContain('Open the Studio again and try from there.');
    expect((await fetch(other.url(`/auth/login/local?origin=${STUDIO}`))).status).toBe(200);
    await other.close();
    const wrong = { ...unreachable, defaultRole: 'captain' };
    await expect(openAccessLake(database, { oidc: wrong })).rejects.toThrow(
      '"captain", which does not exist',
    );
  });
});
