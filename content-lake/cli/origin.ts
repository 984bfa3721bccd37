import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PROJECT_ID } from '#backend/project-id.ts';
import { partOf, words } from '#scripts/commands/arguments.ts';
import { type Command, CommandError, type Context, UsageError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { table } from '#scripts/commands/table.ts';

const Origin = v.object({ id: v.number(), origin: v.string(), allowCredentials: v.boolean() });
const ADDRESS = `/lake/v1/projects/${PROJECT_ID}/cors`;

export const origin: Command = {
  help: `npm run content -- origin list
npm run content -- origin add <https://example.com> [--credentials]
npm run content -- origin remove <origin>

Other sites whose pages may call the content lake from a browser.
--credentials  Its pages may act for the person who is signed in: for your Studio at another address, not for a site that
               only shows content`,

  async run(args, context) {
    const { part, rest } = partOf(args, ['list', 'add', 'remove']);
    switch (part) {
      case 'list':
        words(rest, []);
        return list(context);
      case 'add':
        return add(rest, context);
      case 'remove':
        return remove(words(rest, ['origin'])[0] ?? '', context);
    }
  },
};

async function read({ connect }: Context) {
  const connection = await connect();
  return v.parse(v.array(Origin), await json(await connection.request(ADDRESS)));
}

async function list(context: Context): Promise<void> {
  const rows = (await read(context)).map((one) => [one.origin, one.allowCredentials ? 'yes' : 'no']);
  for (const line of table(['origin', 'credentials'], rows)) context.print(line);
}

async function add(args: string[], { connect, print }: Context): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { credentials: { type: 'boolean', default: false } },
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1)
    throw new UsageError('Expected: <https://example.com>');
  const connection = await connect();
  const made = await json(
    await connection.request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ origin: address, allowCredentials: values.credentials }),
    }),
  );
  print(`Added ${v.parse(Origin, made).origin}.`);
}

async function remove(address: string, context: Context): Promise<void> {
  const found = (await read(context)).find((one) => one.origin === address);
  if (!found) throw new CommandError(`${address} is not in the list.`);
  const connection = await context.connect();
  await json(await connection.request(`${ADDRESS}/${found.id}`, { method: 'DELETE' }));
  context.print(`Removed ${found.origin}.`);
}
