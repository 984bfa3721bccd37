import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccessLake, PASSWORD, STUDIO, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

onEachDatabase('people, projects and tokens', (database) => {
  let lake: AccessLake;
  let editor: string;
  let administrator: string;
  let viewer: string;
  let people: { id: string }[];

  beforeAll(async () => {
    // At the cost of production, unlike in other tests.
    lake = await openAccessLake(database, { passwordCost: undefined });
    const { createUser, createToken } = lake.lake;
    people = [
      await createUser({ email: 'ELENI@meltemi.example', name: 'Ελένη', role: 'editor', password: PASSWORD }),
      await createUser({
        email: 'aris@meltemi.example',
        name: 'Άρης',
        role: 'administrator',
        password: PASSWORD,
      }),
    ];
    editor = await createToken({ name: 'editor', role: 'editor' });
    administrator = await createToken({ name: 'administrator', role: 'administrator' });
    viewer = await createToken({ name: 'viewer', scopes: ['read'] });
  });
  afterAll(() => lake.close());

  const [first, second] = [() => people[0]?.id ?? '', () => people[1]?.id ?? ''];

  it('identify a person for the official client', async () => {
    const client = lake.client(editor);
    expect(await client.users.getById(first())).toEqual({
      id: first(),
      displayName: 'Ελένη',
      email: 'eleni@meltemi.example',
      imageUrl: null,
      provider: 'local',
    });
    const several = await client.request({ url: `/users/${second()},p-unknown,${first()}` });
    expect(several.map((user: { id: string } | null) => user?.id ?? null)).toEqual([second(), null, first()]);
    await expect(client.users.getById('p-unknown')).rejects.toMatchObject({ statusCode: 404 });
    const me = await client.users.getById('me');
    expect(me).toMatchObject({ name: 'editor', role: 'editor' });
    // A program is the author of what it wrote, even when its token is long gone.
    expect(await client.users.getById(me.id)).toMatchObject({ id: me.id, displayName: 'editor' });
    expect(await client.users.getById('tok-gone')).toMatchObject({ displayName: 'API token' });
  });

  it('create an account once, and never change the password of an existing one', async () => {
    const again = {
      email: 'Eleni@meltemi.example',
      name: 'Other',
      role: 'administrator',
      password: 'x',
    } as const;
    expect(await lake.lake.createUser({ ...again, ifMissing: true })).toMatchObject({
      id: first(),
      role: 'editor',
    });
    await expect(lake.lake.createUser(again)).rejects.toThrow('already an account');
    await expect(
      lake.lake.createUser({ email: 'new@meltemi.example', name: 'N', role: 'editor', password: 'short' }),
    ).rejects.toThrow('10 characters');
  });

  it('keep strangers out with errors that the client understands', async () => {
    const paths = [
      '/users/me',
      `/users/${first()}`,
      '/users/me/keyvalue/a',
      '/auth/id',
      '/projects/meltemi',
      '/projects/meltemi/datasets',
      '/projects/meltemi/datasets/production/acl',
      '/projects/meltemi/grants',
    ];
    for (const path of paths) {
      const response = await fetch(lake.url(path));
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        statusCode: 401,
        error: 'Unauthorized',
        message: 'Session not found',
        errorCode: 'SIO-401-ANF',
      });
    }
    const forged = await fetch(lake.url('/ping'), { headers: { authorization: 'Bearer tok_forged' } });
    expect(forged.status).toBe(401);
  });

  it('give each role its grants and enforce them', async () => {
    const acl = (token: string) =>
      lake.client(token).request({ url: '/projects/meltemi/datasets/production/acl' });
    expect(await acl(viewer)).toEqual([{ filter: '_id in path("**")', permissions: ['read', 'history'] }]);
    expect((await acl(editor))[0].permissions).toEqual([
      'read',
      'history',
      'create',
      'update',
      'editHistory',
    ]);
    expect((await acl(administrator))[0].permissions).toContain('manage');
    await expect(
      lake.client(editor).request({ url: '/projects/meltemi/datasets/nowhere/acl' }),
    ).rejects.toMatchObject({ statusCode: 404 });

    await expect(lake.client(editor).datasets.create('staging')).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.client(viewer).create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.client(viewer).assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(lake.client().assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await lake.client(editor).create({ _type: 'page', title_el: 'Νέα' })).toHaveProperty('_rev');
  });

  it('list and create datasets for the official client', async () => {
    expect(await lake.client(administrator).datasets.create('staging', { aclMode: 'public' })).toEqual({
      datasetName: 'staging',
      aclMode: 'public',
    });
    const names = (await lake.client(editor).datasets.list()).map(({ name }) => name);
    expect(names).toEqual(['production', 'staging']);
    await expect(
      lake.client(administrator).request({ method: 'PUT', url: '/datasets/No%20' }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(lake.client(editor).datasets.delete('staging')).rejects.toMatchObject({ statusCode: 403 });
    await lake.client(administrator).datasets.delete('staging');
    expect((await lake.client(editor).datasets.list()).map(({ name }) => name)).toEqual(['production']);
    const comments = await lake.client(editor).request({
      url: '/projects/meltemi/datasets',
      query: { datasetProfile: 'comments', addonFor: 'production' },
    });
    expect(comments).toEqual([]);
  });

  it('describe the project, and know no other', async () => {
    const project = await lake.client(editor).projects.getById('meltemi');
    expect(project).toMatchObject({ id: 'meltemi', organizationId: null, metadata: {} });
    expect(project.members.map(({ id }) => id).toSorted()).toEqual([first(), second()].toSorted());
    await expect(lake.client(editor).projects.getById('other')).rejects.toMatchObject({
      statusCode: 404,
      response: { body: { errorCode: 'SIO-404-PNF' } },
    });
    expect(await lake.client(editor).request({ url: '/projects/meltemi/grants' })).toEqual({});
    expect(await lake.client(administrator).request({ url: '/projects/meltemi/grants' })).toHaveProperty([
      'sanity.project.tokens',
    ]);
  });

  it('store settings per person, and none for a token', async () => {
    const session = await signIn('eleni@meltemi.example');
    const other = await signIn('aris@meltemi.example');
    const settings = [
      { key: 'studio.sort', value: { by: '_updatedAt', direction: 'desc' } },
      { key: 'studio.layout', value: 'compact' },
    ];
    const put = (token: string) =>
      lake.client(token).request({ method: 'PUT', url: '/users/me/keyvalue', body: settings });
    const get = (token: string) =>
      lake.client(token).request({ url: '/users/me/keyvalue/studio.sort,studio.none' });
    expect(await put(session)).toEqual(settings);
    expect(await put(session)).toEqual(settings);
    expect(await get(session)).toEqual([settings[0]]);
    expect(await get(other)).toEqual([]);
    expect(await put(editor)).toEqual(settings);
    expect(await get(editor)).toEqual([]);
    await expect(
      lake.client(session).request({ method: 'PUT', url: '/users/me/keyvalue', body: { key: 'x' } }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('reject a token that is revoked or expired', async () => {
    const short = await lake.lake.createToken({ name: 'short', role: 'viewer', expiresInSeconds: 60 });
    const revoked = await lake.lake.createToken({ name: 'to revoke', role: 'viewer' });
    const list: { id: string; label: string }[] = await lake
      .client(administrator)
      .request({ url: '/projects/meltemi/tokens' });
    const { id } = list.find(({ label }) => label === 'to revoke') ?? { id: '' };
    await lake.client(administrator).request({ method: 'DELETE', url: `/projects/meltemi/tokens/${id}` });
    await expect(lake.client(revoked).request({ url: '/auth/id' })).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await lake.client(short).request({ url: '/auth/id' })).toHaveProperty('id');
    lake.passSeconds(61);
    await expect(lake.client(short).request({ url: '/auth/id' })).rejects.toMatchObject({
      response: { body: { errorCode: 'SIO-401-AEX' } },
    });
  });

  it('end the sessions of somebody who gets a new password', async () => {
    const email = 'nikos@meltemi.example';
    await lake.lake.createUser({ email, name: 'Νίκος', role: 'editor', password: PASSWORD });
    const session = await signIn(email);
    await expect(lake.lake.setPassword(email, 'short')).rejects.toThrow('10 characters');
    await expect(lake.lake.setPassword('nobody@meltemi.example', PASSWORD)).rejects.toThrow('no account');
    expect(await lake.client(session).request({ url: '/auth/id' })).toHaveProperty('id');
    await lake.lake.setPassword(email, PASSWORD);
    const { rows } = await sql`select password_hash as hash from lake.account where email = ${email}`.execute(
      lake.db,
    );
    expect(rows).toEqual([{ hash: expect.stringMatching(/^scrypt\$65536\$8\$2\$/) }]);
    await expect(lake.client(session).request({ url: '/auth/id' })).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await signIn(email)).toMatch(/^ses_/);
  });

  it("respond to the Studio's minor requests", async () => {
    const answer = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(lake.url(path), init);
      return { status: response.status, text: await response.text() };
    };
    expect(await answer('/features')).toEqual({ status: 200, text: '["studioComments"]' });
    expect(await answer('/intake/telemetry-status')).toEqual({ status: 200, text: '{"status":"denied"}' });
    expect(await answer('/intake/batch', { method: 'POST', body: '{"batch":[]}' })).toEqual({
      status: 204,
      text: '',
    });
    expect((await answer('/ping')).status).toBe(200);
    expect((await answer('/check/cors', { headers: { origin: STUDIO } })).text).toBe(
      '{"result":{"allowed":true,"withCredentials":true}}',
    );
  });

  it('let only allowed sites read responses, errors included', async () => {
    const from = (origin: string, init: RequestInit = {}) =>
      fetch(lake.url('/users/me'), { ...init, headers: { origin, ...init.headers } });
    const allowed = await from(STUDIO);
    expect(allowed.status).toBe(401);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(STUDIO);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('vary')).toContain('Origin');
    const other = await from('https://evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const asks = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-sanity-future-thing,x-other',
    };
    const preflight = await from(STUDIO, { method: 'OPTIONS', headers: asks });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-sanity-future-thing');
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('x-other');
    expect((await from('https://evil.example', { method: 'OPTIONS', headers: asks })).status).toBe(403);
  });

  async function signIn(email: string): Promise<string> {
    const address = lake.url(`/auth/login/local?origin=${STUDIO}&withSid=true`);
    const page = await fetch(address);
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const form = cookie.slice('lake_form='.length);
    const done = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ form, email, password: PASSWORD }),
    });
    const sid = new URL(done.headers.get('location') ?? '').hash.slice('#sid='.length);
    const { token } = await lake.client().request({ url: '/auth/fetch', query: { sid } });
    return token;
  }
});
