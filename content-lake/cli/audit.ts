import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Command, UsageError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { table } from '#scripts/commands/table.ts';

const Events = v.object({
  events: v.array(
    v.object({
      at: v.string(),
      kind: v.string(),
      actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
      subject: v.string(),
      visitor: v.string(),
      details: v.record(v.string(), v.unknown()),
    }),
  ),
});

export const audit: Command = {
  help: `npm run content -- audit [--limit <n>] [--kind <kind>] [--json]

Shows the newest security events, 50 by default. IP addresses are shortened; events are kept for 400 days.
--kind    sign-in, sign-in-refused, sign-out, password-changed, user-role-changed, token-made, export, …
--json    One JSON object per line.`,

  async run(args, { connect, print }) {
    const { values } = parseArgs({
      args,
      options: {
        limit: { type: 'string', default: '50' },
        kind: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,4}$/.test(values.limit)) throw new UsageError('--limit is a number up to 1000.');
    const query = new URLSearchParams({ limit: values.limit, ...(values.kind && { kind: values.kind }) });
    const connection = await connect();
    const { events } = v.parse(
      Events,
      await json(await connection.request(`/lake/v1/audit/events?${query}`)),
    );
    if (values.json) {
      for (const event of events) print(JSON.stringify(event));
      return;
    }
    const rows = events.map(({ at, kind, actor, subject, visitor, details }) => [
      at.replace('T', ' ').slice(0, 19),
      kind,
      subject,
      actor?.name ?? '',
      visitor,
      Object.entries(details)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join(' '),
    ]);
    for (const line of table(['when (UTC)', 'what', 'whom or what', 'by', 'from', ''], rows)) print(line);
  },
};
