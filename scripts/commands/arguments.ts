import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** The subcommand: the first argument of a command that has several. @throws UsageError */
export function partOf<T extends string>(args: string[], parts: readonly T[]): { part: T; rest: string[] } {
  const [word, ...rest] = args;
  const part = parts.find((one) => one === word);
  if (!part) throw new UsageError(word === undefined ? 'Missing subcommand.' : `"${word}" is not known.`);
  return { part, rest };
}

/** Exactly these positional arguments, without options. @throws UsageError */
export function words(args: string[], names: readonly string[]): string[] {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === names.length) return positionals;
  throw new UsageError(`Expected: ${names.map((name) => `<${name}>`).join(' ') || 'nothing more'}`);
}
