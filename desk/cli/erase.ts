import * as v from 'valibot';
import { PersonCounts } from '#contracts/desk/index.ts';
import type { Command } from '#scripts/commands/command.ts';
import { table } from '#scripts/commands/table.ts';
import { callDesk, readPerson } from './person.ts';

export const erase: Command = {
  help: `npm run desk -- erase [<e-mail>] [--phone <number>] [--booking <reference>] [--yes]

Counts what the desk stores about a person, by kind; with --yes it is erased: messages, requests and applications with
their files and answers, emails, conversations, the newsletter subscription. Only a backup can bring it back.
--phone    Also messages and requests with this phone number; who asks to be called needs no address.
--booking  Also chat conversations about this booking: a chat asks for no address.
--yes      Erase it.
In past bookings the contact is erased, too; names were erased a day after the trip. A booking for a future trip stays,
since the law requires it on the list of passengers. Copies in staff mailboxes and in backups are not touched.`,

  async run(args, { connect, print }) {
    const { yes, ...person } = readPerson(args);
    const query = { ...person, dryRun: !yes };
    const { counts } = v.parse(PersonCounts, await callDesk(await connect(), 'erase', query));
    const rows = Object.entries(counts).map(([kind, count]) => [kind, String(count)]);
    if (rows.length === 0) {
      print('Nothing is stored about this person.');
      return;
    }
    for (const line of table([yes ? 'erased' : 'would be erased', ''], rows)) print(line);
    if (!yes) print('Nothing has been erased yet: add --yes.');
  },
};
