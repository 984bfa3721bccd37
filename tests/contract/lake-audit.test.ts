import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessLake, openAccessLake, PASSWORD, STUDIO } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { sendForm, signIn } from '#tests/fixtures/sign-in.ts';

type Event = { kind: string; actor: { name: string } | null; subject: string; visitor: string; id: number };
const ELENI = 'eleni@meltemi.example';
const FROM = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

onEachDatabase('people, sessions and tokens over HTTP, and their audit', (database) => {
  let lake: AccessLake;
  let admin: SanityClient;
  beforeAll(async () => {
    lake = await openAccessLake(database, {
      studioUrl: `${STUDIO}/studio`,
      shareLinkTypes: ['preview.share'],
    });
    admin = lake.client(await lake.lake.createToken({ name: 'Άρης', role: 'administrator' }));
    await lake.lake.createUser({ email: ELENI, name: 'Ελένη', role: 'editor', password: PASSWORD });
  });
  afterAll(() => lake.close());

  const ask = (method: string, url: string, body?: object, client = admin) =>
    client.request({ method, url, ...(body && { body }) });
  const events = async (query = ''): Promise<Event[]> => (await ask('GET', `/audit/events${query}`)).events;
  const latest = async (kind: string) => (await events(`?kind=${kind}&limit=1`))[0];
  const idOf = async (email: string): Promise<string> => {
    const people: { projectUserId: string; email: string }[] = await ask('GET', '/projects/meltemi/acl');
    return people.find((one) => one.email === email)?.projectUserId ?? '';
  };

  it('record sign-ins, sign-outs and failed attempts, without the full address', async () => {
    const token = await signIn(lake, ELENI, PASSWORD, FROM);
    expect(await latest('sign-in')).toMatchObject({
      actor: { name: 'Ελένη' },
      subject: ELENI,
      visitor: '203.0.113.x',
      details: { method: 'password' },
    });
    await sendForm(lake.url(`/auth/login/local?origin=${STUDIO}`), { email: ELENI, password: 'wrong' }, FROM);
    expect(await latest('sign-in-refused')).toMatchObject({
      subject: ELENI,
      details: { reason: 'no-match' },
    });
    await lake.client(token).request({ url: '/auth/logout', method: 'POST' });
    expect(await latest('sign-out')).toMatchObject({ subject: ELENI });
    expect(JSON.stringify(await events())).not.toContain('203.0.113.7');
  });

  it('show people their sessions, and end one or all of them at once, open streams included', async () => {
    const phone = await signIn(lake, ELENI);
    const desk = lake.client(await signIn(lake, ELENI, PASSWORD, FROM));
    type Session = { id: string; device: string; isCurrent: boolean; visitor: string };
    const list: Session[] = await desk.request({ url: '/auth/sessions' });
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox, Linux',
      visitor: '203.0.113.x',
    });
    const other = list.find(({ isCurrent }) => !isCurrent);
    const stream = await fetch(`${lake.origin}/v2025-02-19/data/listen/production?query=*`, {
      headers: { authorization: `Bearer ${phone}` },
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    await ask('DELETE', `/auth/sessions/${other?.id}`, undefined, desk);
    await expect(lake.client(phone).request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
    // Ends on its own; otherwise the test would time out here.
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read());
    await ask('DELETE', `/auth/sessions/${other?.id}`, undefined, desk).catch((error) =>
      expect(error.statusCode).toBe(404),
    );
    await ask('DELETE', '/auth/sessions', undefined, desk);
    await expect(desk.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
    expect(await latest('session-revoked')).toMatchObject({ subject: ELENI, actor: { name: 'Ελένη' } });
  });

  it('let somebody change the password on a separate page', async () => {
    const session = await signIn(lake, ELENI);
    const page = lake.url('/auth/login/password?lang=en');
    const send = (fields: Record<string, string>) => sendForm(page, { email: ELENI, ...fields });
    const short = await send({ password: PASSWORD, 'new-password': 'short' });
    expect(short.status).toBe(400);
    expect(await short.text()).toContain('The new password needs at least 10 characters.');
    const same = await send({ password: PASSWORD, 'new-password': PASSWORD });
    expect(await same.text()).toContain('The new password is the same as the current one.');
    expect((await send({ password: 'not the password', 'new-password': 'another long one' })).status).toBe(
      401,
    );
    const done = await send({ password: PASSWORD, 'new-password': 'another long one' });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain(`href="${STUDIO}/studio"`);
    await expect(lake.client(session).request({ url: '/auth/id' })).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await latest('password-changed')).toMatchObject({ actor: { name: 'Ελένη' }, subject: ELENI });
    expect(await signIn(lake, ELENI, 'another long one')).toMatch(/^ses_/);
    await lake.lake.setPassword(ELENI, PASSWORD);
  });

  it('invite a colleague by a link that works once', async () => {
    const email = 'maria@meltemi.example';
    const made = await ask('POST', '/invitations/project/meltemi', { email, role: 'contributor' });
    expect(await ask('GET', '/invitations/project/meltemi')).toMatchObject([{ email, isAccepted: false }]);
    expect(made.acceptUrl).toMatch(/\/v1\/auth\/login\/invitation\?code=inv_/);
    expect(await (await fetch(made.acceptUrl)).text()).toContain('Καλώς ήρθατε');
    const nameless = await sendForm(made.acceptUrl, { name: ' ', 'new-password': PASSWORD });
    expect(await nameless.text()).toContain('Γράψτε το ονοματεπώνυμό σας.');
    expect((await sendForm(made.acceptUrl, { name: 'Μαρία', 'new-password': PASSWORD })).status).toBe(200);
    expect((await fetch(made.acceptUrl)).status).toBe(400);
    const maria = lake.client(await signIn(lake, email));
    expect(await maria.users.getById('me')).toMatchObject({ name: 'Μαρία', role: 'contributor' });
    await expect(ask('POST', '/invitations/project/meltemi', { email })).rejects.toThrow(
      'already an account',
    );
    const twice = { email: 'twice@meltemi.example', role: 'viewer' };
    const unused = await ask('POST', '/invitations/project/meltemi', twice);
    await ask('POST', '/projects/meltemi/acl', { ...twice, name: 'T', password: PASSWORD });
    const useless = await sendForm(unused.acceptUrl, { name: 'T', 'new-password': PASSWORD });
    expect(useless.status).toBe(400);
    const late = await ask('POST', '/invitations/project/meltemi', { email: 'late@meltemi.example' });
    lake.passSeconds(7 * 24 * 60 * 60 + 1);
    expect((await fetch(late.acceptUrl)).status).toBe(400);
  });

  it('change roles and remove people at once, but never the last administrator', async () => {
    const email = 'nikos@meltemi.example';
    const people = '/projects/meltemi/acl';
    await ask('POST', people, { email, name: 'Νίκος', role: 'editor', password: PASSWORD });
    const nikos = lake.client(await signIn(lake, email));
    const written = await nikos.create({ _type: 'page' });
    const id = await idOf(email);
    await ask('PUT', `${people}/${id}`, { roleName: 'viewer' });
    await expect(nikos.create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 });
    expect(await latest('user-role-changed')).toMatchObject({ subject: email, details: { role: 'viewer' } });
    await expect(ask('PUT', `${people}/${id}`, { roleName: 'captain' })).rejects.toThrow('no role "captain"');
    await ask('PUT', `${people}/${id}`, { roleName: 'administrator' });
    await expect(ask('DELETE', `${people}/${id}`)).rejects.toThrow('only administrator');
    await expect(ask('PUT', `${people}/${id}`, { roleName: 'editor' })).rejects.toThrow('only administrator');
    await ask('PUT', `${people}/${await idOf(ELENI)}`, { roleName: 'administrator' });
    await ask('DELETE', `${people}/${id}`);
    await expect(nikos.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
    // The history still shows who wrote it.
    expect(written._rev).toBeTruthy();
    expect(await admin.users.getById(id)).toMatchObject({ displayName: 'Νίκος' });
    await expect(ask('DELETE', `${people}/${id}`)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('create, show and revoke tokens like the hosted service', async () => {
    const tokens = '/projects/meltemi/tokens';
    const made = await ask('POST', tokens, { label: 'CI', roleName: 'viewer' });
    expect(made).toMatchObject({
      label: 'CI',
      roles: [{ name: 'viewer', title: 'Viewer' }],
      lastUsedAt: null,
    });
    const ci = lake.client(made.key);
    await ci.request({ url: '/auth/id' });
    expect(await latest('token-first-used')).toMatchObject({ subject: 'CI' });
    const [listed] = (await ask('GET', tokens)).filter(({ id }: { id: string }) => id === made.id);
    expect(listed).toMatchObject({ label: 'CI', scopes: ['read'], dataset: null });
    expect(listed.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(await ask('GET', tokens))).not.toContain(made.key);
    await ask('DELETE', `${tokens}/${made.id}`);
    await expect(ci.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 });
    expect(await latest('token-revoked')).toMatchObject({ subject: 'CI', actor: { name: 'Άρης' } });
    for (const body of [
      { label: '', roleName: 'viewer' },
      { label: 'x' },
      { label: 'x', scopes: ['everything'] },
      { label: 'x', scopes: [] },
      { label: 'x'.repeat(101), scopes: ['read'] },
    ]) {
      await expect(ask('POST', tokens, body)).rejects.toMatchObject({ statusCode: 400 });
    }
    const elsewhere = { label: 'x', scopes: ['read'], dataset: 'nowhere' };
    await expect(ask('POST', tokens, elsewhere)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('create only one token from a secret that the caller stores, however often', async () => {
    const secret = `tok_${'k'.repeat(43)}`;
    const preview = { name: 'preview', secret };
    expect(await lake.lake.createToken({ ...preview, role: 'viewer' })).toBe(secret);
    expect(await lake.lake.createToken({ ...preview, scopes: ['read', 'write'] })).toBe(secret);
    const named = (await ask('GET', '/projects/meltemi/tokens')).filter(
      ({ label }: { label: string }) => label === 'preview',
    );
    expect(named).toMatchObject([{ scopes: ['read', 'write'] }]);
  });

  it('record exports and dataset changes, return events in pages, and delete them after 400 days', async () => {
    await admin.request({ url: '/data/export/production' });
    expect(await latest('export')).toMatchObject({ subject: 'production', actor: { name: 'Άρης' } });
    const share = { _id: 'drafts.preview-share.a', _type: 'preview.share', path: '/nea/pascha' };
    await admin.create(share);
    await admin.patch(share._id).set({ title: 'x' }).commit();
    expect(await events('?kind=share-link-made')).toMatchObject([{ subject: share.path }]);
    await admin.datasets.create('staging', { aclMode: 'public' });
    expect(await latest('dataset-made')).toMatchObject({ subject: 'staging' });
    const first = await ask('GET', '/audit/events?limit=3');
    const second = await ask('GET', `/audit/events?limit=3&before=${first.next}`);
    const ids = [...first.events, ...second.events].map(({ id }: Event) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(6);
    for (const query of ['?limit=0', '?limit=x', '?kind=nothing']) {
      await expect(ask('GET', `/audit/events${query}`)).rejects.toMatchObject({ statusCode: 400 });
    }
    const everything = JSON.stringify(await events('?limit=1000'));
    for (const secret of [PASSWORD, 'ses_', 'tok_', 'inv_']) expect(everything).not.toContain(secret);
    lake.passSeconds(400 * 24 * 60 * 60 + 1);
    await admin.request({ url: '/data/export/production' });
    expect((await events()).map(({ kind }) => kind)).toEqual(['export']);
  });
});
