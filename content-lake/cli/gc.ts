import { parseArgs } from 'node:util';
import { type Command, UsageError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';

export const gc: Command = {
  help: `npm run content -- gc [--keep-history-days <days>] [--keep-files-days <days>]

--keep-history-days   Revisions older than this are removed; the newest of each document stays. Without it, all stay.
--keep-files-days     Uploads whose asset document has been gone for longer are removed. Default: 90.`,

  async run(args, { connect, print, say }) {
    const option = { type: 'string' } as const;
    const options = { 'keep-history-days': option, 'keep-files-days': option };
    const { values } = parseArgs({ args, options });
    const query = new URLSearchParams();
    for (const [name, days] of [
      ['keepHistoryDays', values['keep-history-days']],
      ['keepFilesDays', values['keep-files-days']],
    ] as const) {
      if (days === undefined) continue;
      if (!/^\d{1,5}$/.test(days)) throw new UsageError('The number of days must be a whole number.');
      query.set(name, days);
    }
    const connection = await connect();
    say('Looking for data to remove …');
    const removed = await json(
      await connection.request(`/operations/gc?${query.toString()}`, { method: 'POST' }),
    );
    for (const [what, count] of Object.entries(removed ?? {})) print(`${what}: ${String(count)} removed`);
  },
};
