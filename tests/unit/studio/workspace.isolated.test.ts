import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

const Part = v.looseObject({ name: v.string(), hidden: v.optional(v.unknown()) });
const Types = v.array(
  v.looseObject({ groups: v.optional(v.array(Part)), fields: v.optional(v.array(Part)) }),
);

/** The configuration of a build with these variables, which are read when the module is loaded. */
async function builtWith(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.stubGlobal('location', new URL('https://lines.example/studio'));
  const { workspaceIn } = await import('#studio/workspace.ts');
  return workspaceIn('en');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

// Loading the whole Studio takes several seconds on a busy machine.
describe('B8 one variable decides where content is stored', { timeout: 60_000 }, () => {
  it('uses the embedded content lake behind the same host when no project is configured', async () => {
    const workspace = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: '' });
    expect(workspace).toMatchObject({
      projectId: 'meltemi',
      dataset: 'production',
      apiHost: 'https://lines.example/lake',
      auth: { loginMethod: 'cookie' },
    });
    expect(workspace.unstable_clientFactory).toBeTypeOf('function');
  });

  it('uses the Studio’s defaults for address and client of a hosted project', async () => {
    const workspace = await builtWith({
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345',
      NEXT_PUBLIC_SANITY_DATASET: 'staging',
    });
    expect(workspace).toMatchObject({ projectId: 'abc12345', dataset: 'staging', basePath: '/studio' });
    for (const own of ['apiHost', 'unstable_clientFactory']) expect(workspace).not.toHaveProperty(own);
  });

  // With the Studio's default, a session was a cookie of the hosted project: inbox, mail and newsletter answered 401.
  it('signs in to a hosted project with a token, which the desk can check', async () => {
    const workspace = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' });
    expect(workspace.auth).toEqual({ loginMethod: 'token' });
  });

  // Only the embedded lake publishes on schedule: with a hosted project, a chosen time passed without effect.
  it.each([
    ['abc12345', true],
    ['', undefined],
  ])('with the project "%s", hides the schedule: %s', async (project, hidden) => {
    const { schema } = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: project });
    const types = v.parse(Types, schema?.types);
    const scheduled = types.filter(({ groups }) => groups?.some(({ name }) => name === 'schedule'));
    expect(scheduled.length).toBeGreaterThan(3);
    for (const { groups, fields } of scheduled) {
      const parts = [...(groups ?? []), ...(fields ?? [])];
      const hides = (name: string) => parts.find((part) => part.name === name)?.hidden || undefined;
      expect(['schedule', 'publishAt', 'unpublishAt'].map(hides)).toEqual([hidden, hidden, hidden]);
    }
  });

  it('is otherwise the same Studio: schema, structure, tools, languages', async () => {
    const hosted = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' });
    const embedded = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: '' });
    const shape = (workspace: typeof hosted) =>
      Object.keys(workspace)
        .filter((name) => !['apiHost', 'unstable_clientFactory'].includes(name))
        .toSorted();
    expect(shape(hosted)).toEqual(shape(embedded));
  });
});
