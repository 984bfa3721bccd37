import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import { markOf } from '#reservations/kernel/contact-marks.ts';
import type { Context } from '#reservations/context/context.ts';
import type { UnpaidRules } from '#contracts/reservations/rules/unpaid-rules.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import {
  capacitiesOf,
  heldAt,
  lockMark,
  personsOf,
  shareOf,
  unpaidCountsOf,
  unpaidRequestsOf,
} from './counts.ts';

const NOTHING = { noted: async () => {} };

/**
 * Limits how many places one network address holds without having paid or reserved. Runs in the hold's transaction
 * before places are locked, so that callers who exceed the limit queue only behind themselves. `noted` records the
 * network of the new hold.
 * @throws DomainError unpaid_limit
 */
export async function limitHold(
  trx: Db,
  context: Pick<Context, 'secrets'>,
  { holds }: UnpaidRules,
  buyer: Buyer,
  allocations: readonly Allocation[],
  now: Date,
): Promise<{ noted: (reference: string) => Promise<void> }> {
  if (buyer.kind === 'staff' || buyer.network === null) return NOTHING;
  const network = markOf(context.secrets, 'network', buyer.network);
  await lockMark(trx, network);
  const taken = await unpaidCountsOf(trx, 'network', network, { where: heldAt(now), except: null });
  const wanted = unpaidRequestsOf(allocations);
  const persons = personsOf(taken) + Math.max(0, ...wanted.map(({ seats }) => seats));
  if (persons > holds.persons) throw tooMany();
  const capacities = await capacitiesOf(
    trx,
    wanted.map(({ sailingId }) => sailingId),
  );
  for (const { sailingId, seats, deckDm } of wanted) {
    const most = shareOf(holds.sailing, capacities.get(sailingId));
    const own = taken.filter((each) => each.sailingId === sailingId);
    const sum = (of: 'seats' | 'deckDm') => own.reduce((total, each) => total + each[of], 0);
    if (sum('seats') + seats > most.seats || sum('deckDm') + deckDm > most.deckDm) throw tooMany();
  }
  return {
    noted: async (reference) => {
      await sql`insert into reservations.unpaid_claim (booking_id, network)
        select id, ${network} from reservations.booking where reference = ${reference}`.execute(trx);
    },
  };
}

function tooMany(): DomainError {
  return new DomainError('unpaid_limit', {
    detail: bilingual('refusals.heldByConnection'),
  });
}
