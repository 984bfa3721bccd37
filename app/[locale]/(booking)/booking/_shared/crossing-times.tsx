import { getTranslations } from 'next-intl/server';
import { clock } from '#foundation/dates/format-day.ts';

/** The times of a crossing: “09:00 – 13:00” for the eye, “departs 09:00, arrives 13:00” for the ear. */
export async function CrossingTimes({ departsAt, arrivesAt }: { departsAt: string; arrivesAt: string }) {
  const t = await getTranslations('common.booking.crossing');
  const times = { departs: clock(departsAt), arrives: clock(arrivesAt) };
  return (
    <>
      <span aria-hidden>{t('times', times)}</span>
      <span className="visually-hidden">{t('spokenTimes', times)}</span>
    </>
  );
}
