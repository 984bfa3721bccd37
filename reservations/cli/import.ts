import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { NetworkImport, Problem } from '#contracts/reservations/index.ts';
import { CommandError, UsageError } from '#scripts/commands/command.ts';
import type { ServiceCommand } from './connect.ts';

/** Enough to show which days and lines are concerned; the rest is counted. */
const MAX_SHOWN = 12;

export const importNetwork: ServiceCommand = {
  help: `npm run reservations -- import <feed.zip> [--check]

Replaces the loaded network (ports, ships, timetable, tariffs, rules) with yours: all of it, or nothing when a single row is
wrong. Every error is reported with its file and line. Sailings without bookings are created again; sailings with bookings
keep what was sold, and an archive without them is refused. docs/contracts/network-feed.md describes the files.

--check   only report errors, or what would change`,

  async run(args, { service, print, say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('Expected: <feed.zip>');
    const path = resolve(file);
    const bytes = await readFile(path).catch(() => {
      throw new CommandError(`There is no file ${path}.`);
    });
    const { request } = await service();
    const answer = await request(`/operator/network${values.check ? '?check=true' : ''}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/zip' },
      body: bytes,
    });
    const json: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new CommandError(refusalOf(json, answer.status));
    const done = v.parse(NetworkImport, json);
    if (done.ignored.length > 0) say(`Ignored files: ${done.ignored.join(', ')}.`);
    const { ports, lines, vessels, fares } = done.has;
    print(
      `${ports} ports, ${lines} lines, ${vessels} ships, ${fares} fares; ${done.from} to ${done.through}:`,
    );
    print(`  ${list(done.added)} added`);
    print(`  ${list(done.removed)} removed`);
    if (done.kept > 0) print(`  ${done.kept} with bookings stay as sold`);
    if (done.refused.length > 0) {
      const names = done.refused.map(({ sailingId, bookings }) => `${sailingId} (${bookings})`);
      throw new CommandError(
        `Not possible: ${list(names)} with bookings would be removed. Move their passengers first.`,
      );
    }
    print(done.isCheck ? 'Nothing was changed.' : 'Loaded.');
  },
};

function list(ids: readonly string[]): string {
  if (ids.length === 0) return 'no sailings';
  const shown = ids.slice(0, MAX_SHOWN).join(', ');
  return `${ids.length} sailing${ids.length === 1 ? '' : 's'} (${shown}${ids.length > MAX_SHOWN ? ' …' : ''})`;
}

function refusalOf(json: unknown, status: number): string {
  const problem = v.safeParse(Problem, json);
  if (!problem.success) return `The service returned status ${status}.`;
  const errors = (problem.output.errors ?? []).map(({ field, message }) => `  ${field}: ${message}`);
  return [problem.output.detail, ...errors].join('\n');
}
