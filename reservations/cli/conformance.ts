import { randomUUID } from 'node:crypto';
import { callerOf } from '#reservations/conformance/probe.ts';
import { runConformance } from '#reservations/conformance/run.ts';
import { words } from '#scripts/commands/arguments.ts';
import { CommandError, UsageError } from '#scripts/commands/command.ts';
import { type ServiceCommand, storedToken } from './connect.ts';

export const conformance: ServiceCommand = {
  help: `npm run reservations -- conformance <URL>

Tries every promise of the reservation contract on the system at URL, e.g. https://reservations.operator.example, and says which
it keeps. It asks, makes a few holds and two bookings of a test traveller, and gives everything back. Run it on a test system.
The bookings are made as staff make them, with the operator's token (OPERATOR_TOKEN; without it, that of this set-up).
Our own service answers at http://127.0.0.1:4000/reservations while the program runs.`,

  async run(args, { env, print }) {
    const [url = ''] = words(args, ['URL']);
    if (!/^https?:\/\/./.test(url))
      throw new UsageError(`"${url}" is no address that starts with http:// or https://.`);
    const token = env.OPERATOR_TOKEN ?? (await storedToken(env));
    const outcomes = await runConformance(callerOf(url, fetch), token, randomUUID, ({ name, breach }) =>
      print(breach === null ? `kept    ${name}` : `BROKEN  ${name}\n        ${breach}`),
    );
    const broken = outcomes.filter(({ breach }) => breach !== null).length;
    if (broken > 0) throw new CommandError(`${broken} of ${outcomes.length} promises are broken.`);
    print(`All ${outcomes.length} promises are kept.`);
  },
};
