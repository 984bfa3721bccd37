import { getTranslations } from 'next-intl/server';
import { titleOfBound } from '#lib/booking/booked-bounds.ts';
import type { Booking } from '#contracts/reservations/index.ts';

/** The name of a segment's crossing: «Μετάβαση», «Επιστροφή» or «Διαδρομή 2». */
export async function boundNames({
  segments,
}: Pick<Booking, 'segments'>): Promise<(segment: number) => string> {
  const t = await getTranslations('common.booking.mine');
  return (segment) => {
    const { name, number } = titleOfBound(segments, segment);
    return t(name, { number });
  };
}
