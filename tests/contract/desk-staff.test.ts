import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffAuthenticator } from '#backend/desk/staff-authenticator.ts';
import { openAccessLake, PASSWORD, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { signIn } from '#tests/fixtures/sign-in.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const SITE = 'https://www.meltemi.example';
const EDITOR = 'editor@meltemi.example';

onEachDatabase('a member of staff at the desk', (database) => {
  let lake: AccessLake;
  beforeAll(async () => {
    lake = await openAccessLake(database);
    await lake.lake.createUser({ email: EDITOR, name: 'Ελένη', role: 'editor', password: PASSWORD });
  });
  afterAll(() => lake.close());

  const whoIs = (headers: Record<string, string>, method = 'GET') =>
    staffAuthenticator(lake.lake, { hostedProject: undefined, siteUrl: SITE })(
      new Request('http://desk.invalid/desk/staff/requests', { headers, method }),
    );

  // A build token made with `--scopes write` counted as an editor at the desk: it could read travellers' mail and the subscribers.
  it.each(['viewer', 'editor', 'administrator'] as const)(
    'is not a program token with the rights of an %s',
    async (role) => {
      const token = await lake.lake.createToken({ name: 'build', role });
      expect(await whoIs({ authorization: `Bearer ${token}` })).toBeNull();
    },
  );

  it('is a person with a session, and nobody else', async () => {
    const token = await signIn(lake, EDITOR);
    expect(await whoIs({ authorization: `Bearer ${token}` })).toMatchObject({
      email: EDITOR,
      role: 'editor',
    });
    expect(await whoIs({ authorization: 'Bearer ses_unknown' })).toBeNull();
    expect(await whoIs({})).toBeNull();
  });

  it("is a person with the Studio's cookie, but for changes only in a request from a page of this site", async () => {
    const cookie = `lake_session=${await signIn(lake, EDITOR)}`;
    const person = { email: EDITOR, role: 'editor' };
    expect(await whoIs({ cookie })).toMatchObject(person);
    expect(await whoIs({ cookie, origin: SITE }, 'POST')).toMatchObject(person);
    expect(await whoIs({ cookie, 'sec-fetch-site': 'same-origin' }, 'DELETE')).toMatchObject(person);
    expect(await whoIs({ cookie }, 'POST')).toBeNull();
    expect(await whoIs({ cookie, origin: 'https://evil.meltemi.example' }, 'POST')).toBeNull();
    expect(await whoIs({ cookie, 'sec-fetch-site': 'same-site' }, 'PUT')).toBeNull();
    expect(await whoIs({ cookie: 'lake_session=ses_unknown' })).toBeNull();
  });
});
