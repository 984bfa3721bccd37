import { useTranslations } from 'next-intl';
import { longDay } from '#foundation/dates/day-words.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { DayOffer } from '#contracts/reservations/index.ts';
import { afterPaint } from '#app/_ui/search-form/after-next-paint.ts';
import { offerWords } from './offer-text.ts';
import styles from './day-picker.module.css';

type Props = {
  day: string;
  locale: Locale;
  offer: DayOffer | undefined;
  chosen: boolean;
  /** Within the days that can be searched. */
  within: boolean;
  /** The one day that Tab reaches; arrows lead on from it. */
  reachable: boolean;
  /** First or last day of the trip, or one between them. */
  mark: 'edge' | 'between' | null;
  /** As cheap as it gets in the months in view. */
  cheap: boolean;
  onChoose: (day: string) => void;
  onReach: (day: string) => void;
};

/** A day with its lowest price. A full day, or one without a ship, can be reached and says so, but not chosen. */
export function DayCell(props: Props) {
  const { day, locale, offer, chosen, within, reachable, mark, cheap } = props;
  const t = useTranslations('common.booking.search');
  const number = Number(day.slice(8));
  if (!within)
    return (
      <td aria-disabled className={styles.out}>
        {number}
      </td>
    );
  const state = offer?.state;
  const none = state === 'full' || state === 'none' || state === 'past';
  const price = offer?.lowestCents ?? null;
  const words = offerWords(offer, locale, t);
  return (
    <td aria-selected={chosen}>
      <button
        type="button"
        data-day={day}
        tabIndex={reachable ? 0 : -1}
        aria-disabled={none || undefined}
        aria-label={[longDay(day, locale), words].filter(Boolean).join(', ')}
        className={[
          styles.cell,
          mark ? styles[mark] : '',
          cheap ? styles.low : '',
          none ? styles.none : '',
        ].join(' ')}
        onClick={(event) => !none && afterPaint(event, () => props.onChoose(day))}
        onFocus={() => props.onReach(day)}
      >
        <span>{number}</span>
        <small className="num">
          {price !== null ? plain(price, locale) : state === 'full' ? t('full') : none ? '–' : '\u00a0'}
        </small>
      </button>
    </td>
  );
}

/** Without the sign, which would crowd thirty cells. */
function plain(cents: number, locale: Locale): string {
  return formatPrice(cents, locale).replace(/[€\s]/g, '');
}
