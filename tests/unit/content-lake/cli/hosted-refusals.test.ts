import { expect, it } from 'vitest';
import { runContent } from '#content-lake/cli/run.ts';

async function call(args: string[]) {
  const said: string[] = [];
  const code = await runContent(args, {
    variables: { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345', DATA_DIR: '/nonexistent', BACKEND_PORT: '1' },
    print: (line) => said.push(line),
    say: (line) => said.push(line),
  });
  return { code, said: said.join('\n') };
}

// They changed the embedded lake, which nobody reads with a hosted project, and reported success.
it.each([
  [['user', 'list'], '/members'],
  [['user', 'invite', 'new@meltemi.example'], '/members'],
  [['token', 'make', 'ci'], '/api'],
  [['origin', 'add', 'https://other.example'], '/api'],
  [['gc'], ''],
  [['audit'], ''],
])('refuses %j with a hosted project and says where it is done', async (args, place) => {
  const { code, said } = await call(args);
  expect(code).toBe(1);
  expect(said).toBe(
    `"${args[0]}" is for the embedded content lake, and the content is in the hosted project abc12345. Use https://www.sanity.io/manage/project/abc12345${place}. Nothing was changed.`,
  );
});

it.each([
  ['export', 'content.tar.gz'],
  ['import', 'package.json'],
])('says which token %s needs for a hosted project', async (...args) => {
  const { code, said } = await call(args);
  expect(code).toBe(1);
  expect(said).toMatch(/^SANITY_AUTH_TOKEN is missing: the content is in the hosted project abc12345/);
});
