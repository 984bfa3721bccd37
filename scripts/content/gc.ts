import { parseArgs } from 'node:util';
import { type Command, UsageError } from './command.ts';
import { json } from './connect.ts';

export const gc: Command = {
  summary: 'Remove what nobody can reach any more: old history, files without a document',
  help: `npm run content -- gc [--keep-history-days <days>]

--keep-history-days   Revisions older than this are removed; the newest of each document stays. Without it, all stay.`,

  async run(args, { connect, print, say }) {
    const { values } = parseArgs({ args, options: { 'keep-history-days': { type: 'string' } } });
    const days = values['keep-history-days'];
    if (days !== undefined && !/^\d{1,5}$/.test(days))
      throw new UsageError('--keep-history-days is a number.');
    const connection = await connect();
    say('Looking for what can go …');
    const query = days === undefined ? '' : `?keepHistoryDays=${days}`;
    const removed = await json(await connection.request(`/operations/gc${query}`, { method: 'POST' }));
    for (const [what, count] of Object.entries(removed ?? {})) print(`${what}: ${String(count)} removed`);
  },
};
