import * as v from 'valibot';
import { PersonData } from '#contracts/desk/index.ts';
import type { Command } from '#scripts/commands/command.ts';
import { callDesk, readPerson } from './person.ts';

export const exportPerson: Command = {
  help: `npm run desk -- export [<e-mail>] [--phone <number>] [--booking <reference>] > person.json

Writes everything that the desk stores about a person, and the bookings with the address as their contact, as JSON, with
files in base64. Verify first that the request comes from this person, and check that conversations contain no data
of other people.
--phone    Also messages and requests with this phone number; who asks to be called needs no address.
--booking  Also chat conversations about this booking: a chat asks for no address.`,

  async run(args, { connect, print }) {
    const { yes: _, ...person } = readPerson(args);
    const given = v.parse(PersonData, await callDesk(await connect(), 'person', person));
    print(JSON.stringify(given, null, 2));
  },
};
