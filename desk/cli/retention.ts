import * as v from 'valibot';
import { RetentionTable } from '#contracts/desk/index.ts';
import type { Command } from '#scripts/commands/command.ts';
import { words } from '#scripts/commands/arguments.ts';
import { json } from '#scripts/commands/connect.ts';
import { table } from '#scripts/commands/table.ts';

export const retention: Command = {
  help: `npm run desk -- retention

Shows what the desk erases automatically every hour, and how many days after which event.`,

  async run(args, { connect, print }) {
    words(args, []);
    const answer = await (await connect()).request('/operations/desk/retention');
    const rows = v.parse(RetentionTable, await json(answer));
    const cells = rows.map(({ kind, days, after }) => [kind, String(days), after]);
    for (const line of table(['what', 'days', 'after'], cells)) print(line);
  },
};
