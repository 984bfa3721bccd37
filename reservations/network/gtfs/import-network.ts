import { bilingual } from '#reservations/messages/texts.ts';
import type { Context } from '#reservations/context/context.ts';
import type { NetworkImport } from '#contracts/reservations/network-import.ts';
import { changesOf } from '#reservations/network/changes.ts';
import { loadNetwork } from '#reservations/network/load.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { readFeed } from './import/read-feed.ts';

/** More than anybody fixes in one go. */
const MAX_PROBLEMS = 500;

/**
 * Loads the operator's network from a feed, all of it or nothing, and creates its sailings; with `isCheck` it only
 * reports what would change. Loading the same feed again changes nothing.
 * @throws DomainError rule_violation with every error by file and line, or with the booked sailings that would
 * disappear
 */
export async function importNetwork(
  context: Context,
  archive: Uint8Array,
  isCheck: boolean,
): Promise<NetworkImport> {
  const now = context.clock();
  const reading = readFeed(archive);
  if (reading.kind === 'refused') {
    const errors = reading.problems.slice(0, MAX_PROBLEMS).map(({ file, line, text }) => ({
      field: line === null ? file : `${file}:${line}`,
      code: 'feed',
      message: text,
    }));
    throw new DomainError('rule_violation', {
      errors,
      detail: bilingual('feed.mistakes', { count: reading.problems.length }),
    });
  }
  const { network, ignored } = reading;
  const changes = await changesOf(context.db, network, now);
  if (!isCheck)
    await loadNetwork(context.db, network, { source: 'operator', at: now }).catch((error: unknown) => {
      throw constraintError(error) ?? error;
    });
  return {
    isCheck,
    ignored,
    ...changes,
    has: {
      ports: network.ports.length,
      lines: network.lines.length,
      vessels: network.vessels.length,
      fares: network.fares.length,
    },
  };
}

/**
 * Violations that no check caught but the tables refused, such as duplicate rules or a rule without a target. Null
 * for any other failure.
 */
function constraintError(error: unknown): DomainError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('23')) return null;
  const reason = error instanceof Error ? error.message : '';
  return new DomainError('rule_violation', {
    detail: bilingual('refusals.filesContradict', { reason }),
  });
}
