import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffOf } from '#backend/desk/staff-of.ts';
import { openAccessLake, PASSWORD, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const EDITOR = 'editor@meltemi.example';

onEachDatabase('who counts as staff at the desk', (database) => {
  let lake: AccessLake;
  beforeAll(async () => {
    lake = await openAccessLake(database);
    await lake.lake.createUser({ email: EDITOR, name: 'Ελένη', role: 'editor', password: PASSWORD });
  });
  afterAll(() => lake.close());

  const whoIs = (headers: Record<string, string>) =>
    staffOf(lake.lake, undefined)(new Request('http://desk.invalid/desk/staff/requests', { headers }));

  // A token made for a build with `--scopes write` was an editor to the desk: it read travellers' mail and the subscribers.
  it.each(['viewer', 'editor', 'administrator'] as const)(
    'is no token of a program with the rights of an %s',
    async (role) => {
      const token = await lake.lake.createToken({ name: 'build', role });
      expect(await whoIs({ authorization: `Bearer ${token}` })).toBeNull();
    },
  );

  it('is a person with a session, and nobody else', async () => {
    const token = await lake.session(EDITOR);
    expect(await whoIs({ authorization: `Bearer ${token}` })).toMatchObject({
      email: EDITOR,
      role: 'editor',
    });
    expect(await whoIs({ authorization: 'Bearer ses_unknown' })).toBeNull();
    expect(await whoIs({})).toBeNull();
  });
});
