import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Command, CommandError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { readAnswer } from './read-answer.ts';

const MakeRealResult = v.object({ wasCopy: v.boolean(), kept: v.number() });

export const makeReal: Command = {
  help: `npm run content -- make-real [--yes]

Turns this copy (a restored backup, or data that was copied here) into the real installation from the next start on: it sends email, takes
and refunds money, cancels unpaid bookings and publishes on schedule. There must be no other one. Bookings made in the copy stay.
Waiting emails are kept under Mail in the Studio, for you to send or discard.
--yes   Do not ask for confirmation.`,

  async run(args, { connect, env, say, print }) {
    const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
    if (!values.yes) {
      say(`DATA_DIR is ${env.DATA_DIR}. Is every other installation with this data stopped for good?`);
      const answer = await readAnswer('Type "real" to continue: ');
      if (answer !== 'real') throw new CommandError('Nothing was changed.');
    }
    const connection = await connect();
    const answer = await connection.request('/operations/make-real', { method: 'POST' });
    const { wasCopy, kept } = v.parse(MakeRealResult, await json(answer));
    if (!wasCopy) return print('This is the real installation already; nothing was changed.');
    if (kept > 0) say(`${kept} waiting emails are kept under Mail in the Studio.`);
    print(
      connection.mode === 'running'
        ? 'This becomes the real installation at the next start. Restart the program now.'
        : 'This is the real installation.',
    );
  },
};
