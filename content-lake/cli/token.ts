import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PROJECT_ID } from '#backend/project-id.ts';
import { partOf, words } from '#scripts/commands/arguments.ts';
import { type Command, CommandError, type Context, UsageError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { table } from '#scripts/commands/table.ts';

const Tokens = v.array(
  v.object({
    id: v.string(),
    label: v.string(),
    scopes: v.array(v.string()),
    dataset: v.nullable(v.string()),
    createdAt: v.string(),
    lastUsedAt: v.nullable(v.string()),
    expiresAt: v.nullable(v.string()),
  }),
);
const CreatedToken = v.object({ key: v.string() });
const ADDRESS = `/lake/v1/projects/${PROJECT_ID}/tokens`;

export const token: Command = {
  help: `npm run content -- token list
npm run content -- token make <name> [--scopes read,write] [--dataset <name>] [--days <n>]
npm run content -- token revoke <id or name>

"make" prints the token once; only its hash is stored.
--scopes    read (drafts and history too), contribute (write drafts), write, export, manage. Default: read
--dataset   Rights in this dataset only
--days      Expires after this many days`,

  async run(args, context) {
    const { part, rest } = partOf(args, ['list', 'make', 'revoke']);
    switch (part) {
      case 'list':
        words(rest, []);
        return list(context);
      case 'make':
        return make(rest, context);
      case 'revoke':
        return revoke(words(rest, ['id or name'])[0] ?? '', context);
    }
  },
};

async function read({ connect }: Context) {
  const connection = await connect();
  return v.parse(Tokens, await json(await connection.request(ADDRESS)));
}

async function list(context: Context): Promise<void> {
  const day = (at: string | null) => at?.slice(0, 10) ?? '–';
  const rows = (await read(context)).map((one) => [
    one.id,
    one.label,
    one.scopes.join(','),
    one.dataset ?? 'all',
    day(one.createdAt),
    day(one.lastUsedAt),
    day(one.expiresAt),
  ]);
  const head = ['id', 'name', 'scopes', 'dataset', 'made', 'last used', 'ends'];
  for (const line of table(head, rows)) context.print(line);
}

async function make(args: string[], { connect, print }: Context): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      scopes: { type: 'string', default: 'read' },
      dataset: { type: 'string' },
      days: { type: 'string' },
    },
  });
  const [label] = positionals;
  if (label === undefined || positionals.length > 1) throw new UsageError('Expected: <name>');
  if (values.days !== undefined && !/^\d{1,5}$/.test(values.days))
    throw new UsageError('--days is a number.');
  const body = {
    label,
    scopes: values.scopes.split(',').map((scope) => scope.trim()),
    ...(values.dataset !== undefined && { dataset: values.dataset }),
    ...(values.days !== undefined && { expiresInSeconds: Number(values.days) * 24 * 60 * 60 }),
  };
  const connection = await connect();
  const answer = await connection.request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  print(v.parse(CreatedToken, await json(answer)).key);
}

async function revoke(wanted: string, context: Context): Promise<void> {
  const found = (await read(context)).filter(({ id, label }) => id === wanted || label === wanted);
  const [only] = found;
  if (!only) throw new CommandError(`There is no token "${wanted}".`);
  if (found.length > 1) throw new CommandError(`${found.length} tokens have this name. Give the id.`);
  const connection = await context.connect();
  await json(await connection.request(`${ADDRESS}/${only.id}`, { method: 'DELETE' }));
  context.print(`Revoked "${only.label}".`);
}
