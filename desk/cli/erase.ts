import * as v from 'valibot';
import { PersonCounts } from '#contracts/desk/index.ts';
import type { Command } from '#scripts/commands/command.ts';
import { table } from '#scripts/commands/table.ts';
import { askDesk, readPerson } from './person.ts';

export const erase: Command = {
  help: `npm run desk -- erase <e-mail> [--booking <reference>] [--yes]

Says what the desk holds of a person, by kind and number; with --yes it is erased: messages, requests and applications
with their files and answers, letters, conversations, the newsletter. It cannot be brought back, except from a backup.
--booking  Also conversations by chat about this booking: a chat asks for no address.
--yes      Do it.
Of bookings that are over, the contact goes, too; names went a day after the trip. A booking that is still to be travelled
stays, since the law wants it on the list of passengers. Copies in the mailboxes of staff and in backups are not touched.`,

  async run(args, { connect, print }) {
    const { yes, ...person } = readPerson(args);
    const asked = { ...person, dryRun: !yes };
    const { counts } = v.parse(PersonCounts, await askDesk(await connect(), 'erase', asked));
    const rows = Object.entries(counts).map(([kind, count]) => [kind, String(count)]);
    if (rows.length === 0) {
      print('Nothing is held of this person.');
      return;
    }
    for (const line of table([yes ? 'erased' : 'would be erased', ''], rows)) print(line);
    if (!yes) print('Nothing was erased yet: add --yes.');
  },
};
