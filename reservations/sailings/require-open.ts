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
      detail: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing has been cancelled.' },
    });
  if (state === 'not-open')
    throw new DomainError('sales_closed', {
      segment,
      detail: {
        el: 'Οι πωλήσεις αυτού του δρομολογίου δεν έχουν ανοίξει ακόμη.',
        en: 'This sailing is not on sale yet.',
      },
    });
  throw new DomainError('sales_closed', { segment });
}
