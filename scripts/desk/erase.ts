import * as v from 'valibot';
import { PersonCounts } from '#desk/contract/index.ts';
import type { Command } from '#scripts/content/command.ts';
import { table } from '#scripts/content/table.ts';
import { askDesk, readPerson } from './person.ts';

export const erase: Command = {
  help: `npm run desk -- erase <e-mail> [--booking <reference>] [--yes]

Says what the desk holds of a person, by kind and number; with --yes it is erased: messages, requests and applications
with their files and answers, letters, conversations, the newsletter. It cannot be brought back, except from a backup.
--booking  Also conversations by chat about this booking: a chat asks for no address.
--yes      Do it.
Bookings are not touched: the reservation service erases names by its own rules (docs/operations.md). Nor are copies in
the mailboxes of staff, and in backups.`,

  async run(args, { connect, print }) {
    const { yes, ...person } = readPerson(args);
    const asked = { ...person, dryRun: !yes };
    const { counts } = v.parse(PersonCounts, await askDesk(await connect(), 'erase', asked));
    const rows = Object.entries(counts).map(([kind, count]) => [kind, String(count)]);
    if (rows.length === 0) {
      print('The desk holds nothing of this person.');
      return;
    }
    for (const line of table([yes ? 'erased' : 'would be erased', ''], rows)) print(line);
    if (!yes) print('Nothing was erased yet: add --yes.');
  },
};
