import * as v from 'valibot';
import { PersonData } from '#contracts/desk/index.ts';
import type { Command } from '#scripts/commands/command.ts';
import { askDesk, readPerson } from './person.ts';

export const exportPerson: Command = {
  help: `npm run desk -- export <e-mail> [--booking <reference>] > person.json

Writes everything that the desk holds of a person, and the bookings that the address is the contact of, as JSON, files in
base64. Make sure that it is this person who asks, and
that nobody else's words in a conversation go along.
--booking  Also conversations by chat about this booking: a chat asks for no address.`,

  async run(args, { connect, print }) {
    const { email, booking } = readPerson(args);
    const given = v.parse(PersonData, await askDesk(await connect(), 'person', { email, booking }));
    print(JSON.stringify(given, null, 2));
  },
};
