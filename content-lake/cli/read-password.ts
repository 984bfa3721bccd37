import { text } from 'node:stream/consumers';
import { CommandError } from '#scripts/commands/command.ts';

/** From a terminal without echo, else the first line of standard input. Never an argument: `ps` shows those. */
export async function readPassword(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return firstLine(await text(stdin));
  stderr.write(prompt);
  stdin.setRawMode(true);
  stdin.resume();
  let typed = '';
  try {
    for await (const chunk of stdin) {
      for (const sign of String(chunk)) {
        if (sign === '\r' || sign === '\n') return firstLine(typed);
        if (sign === '\u0003') throw new CommandError('Stopped.');
        typed = sign === '\u007f' || sign === '\b' ? [...typed].slice(0, -1).join('') : typed + sign;
      }
    }
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
  return firstLine(typed);
}

function firstLine(typed: string): string {
  const [line = ''] = typed.split(/\r?\n/, 1);
  if (line === '') throw new CommandError('No password was given.');
  return line;
}
