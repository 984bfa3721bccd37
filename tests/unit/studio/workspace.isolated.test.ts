import { afterEach, describe, expect, it, vi } from 'vitest';

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

  it('uses the Studio’s defaults for address, client and sign-in of a hosted project', async () => {
    const workspace = await builtWith({
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345',
      NEXT_PUBLIC_SANITY_DATASET: 'staging',
    });
    expect(workspace).toMatchObject({ projectId: 'abc12345', dataset: 'staging', basePath: '/studio' });
    for (const own of ['apiHost', 'unstable_clientFactory', 'auth'])
      expect(workspace).not.toHaveProperty(own);
  });

  it('is otherwise the same Studio: schema, structure, tools, languages', async () => {
    const hosted = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' });
    const embedded = await builtWith({ NEXT_PUBLIC_SANITY_PROJECT_ID: '' });
    const shape = (workspace: typeof hosted) =>
      Object.keys(workspace)
        .filter((name) => !['apiHost', 'unstable_clientFactory', 'auth'].includes(name))
        .toSorted();
    expect(shape(hosted)).toEqual(shape(embedded));
  });
});
