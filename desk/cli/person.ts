import { parseArgs } from 'node:util';
import { type Connection, json } from '#scripts/commands/connect.ts';
import { UsageError } from '#scripts/commands/command.ts';

export type PersonArguments = { email: string; phone: string; booking: string; yes: boolean };

/** `[<e-mail>] [--phone <number>] [--booking <reference>] [--yes]`, with an address or a number. @throws UsageError */
export function readPerson(args: string[]): PersonArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      phone: { type: 'string', default: '' },
      booking: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [email = ''] = positionals;
  if (positionals.length > 1 || (email === '' && values.phone === ''))
    throw new UsageError('Expected: <e-mail address> or --phone <number>');
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('That is not an email address.');
  return { email, ...values };
}

/** Sends a request about a person to the desk. @throws CommandError with the desk's message if it refuses */
export async function callDesk(
  { request }: Connection,
  work: 'person' | 'erase',
  query: { email: string; phone: string; booking: string; dryRun?: boolean },
): Promise<unknown> {
  const answer = await request(`/operations/desk/${work}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  return json(answer);
}
