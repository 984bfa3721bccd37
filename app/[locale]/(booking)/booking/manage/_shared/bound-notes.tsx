import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { longDay } from '#foundation/dates/day-words.ts';
import type { Bilingual } from '#contracts/reservations/index.ts';
import styles from './change.module.css';

type Props = {
  /** Moments of departure and arrival. */
  from: string;
  to: string;
  changesAt: readonly Bilingual[];
  hasDate?: boolean;
};

/** What the times alone do not tell: where one changes ships, and that one arrives on another day. */
export async function WayNotes({ from, to, changesAt, hasDate = true }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  const isLater = hasDate && from.slice(0, 10) !== to.slice(0, 10);
  return (
    <>
      {changesAt.length > 0 ? (
        <p className={styles.soft}>{t('via', { ports: changesAt.map((name) => name[locale]).join(', ') })}</p>
      ) : null}
      {isLater ? <p className={styles.soft}>{t('arrives', { day: longDay(to, locale) })}</p> : null}
    </>
  );
}
