import { randomUUID } from 'node:crypto';
import { callerOf } from '#reservations/conformance/probe.ts';
import { runConformance } from '#reservations/conformance/run.ts';
import { words } from '#scripts/commands/arguments.ts';
import { CommandError, UsageError } from '#scripts/commands/command.ts';
import { type ServiceCommand, storedToken } from './connect.ts';

export const conformance: ServiceCommand = {
  help: `npm run reservations -- conformance <URL>

Checks every requirement of the reservation contract against the system at URL, e.g. https://reservations.operator.example.
It makes a few holds and two bookings for a test traveller, and releases all of them. Run it against a test system.
Bookings are made as by staff, with the operator's token (OPERATOR_TOKEN; default: the token of this installation).
Our own service runs at http://127.0.0.1:4000/reservations while the program is running.`,

  async run(args, { env, print }) {
    const [url = ''] = words(args, ['URL']);
    if (!/^https?:\/\/./.test(url))
      throw new UsageError(`"${url}" is not an address that starts with http:// or https://.`);
    const token = env.OPERATOR_TOKEN ?? (await storedToken(env));
    const outcomes = await runConformance(callerOf(url, fetch), token, randomUUID, ({ name, breach }) =>
      print(breach === null ? `passed  ${name}` : `FAILED  ${name}\n        ${breach}`),
    );
    const broken = outcomes.filter(({ breach }) => breach !== null).length;
    if (broken > 0) throw new CommandError(`${broken} of ${outcomes.length} requirements failed.`);
    print(`All ${outcomes.length} requirements passed.`);
  },
};
