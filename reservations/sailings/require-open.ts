import { bilingual } from '#reservations/messages/texts.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { timeState } from './availability.ts';
import type { Segment } from './segments.ts';

/** @throws DomainError sales_closed */
export function requireOpen(trip: Segment, segment: number, now: Date): void {
  const state = timeState(trip, now);
  if (state === null) return;
  if (state === 'cancelled')
    throw new DomainError('sales_closed', {
      segment,
      detail: bilingual('refusals.sailingCancelled'),
    });
  if (state === 'not-open')
    throw new DomainError('sales_closed', {
      segment,
      detail: bilingual('refusals.notOnSaleYet'),
    });
  throw new DomainError('sales_closed', { segment });
}
