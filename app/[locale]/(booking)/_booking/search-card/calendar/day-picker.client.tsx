'use client';

import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Calendar, I18nProvider } from 'react-aria-components';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { PassengerCounts } from '#lib/booking/state.ts';
import { longDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { DayMonth } from './day-month.tsx';
import { useDayPrices } from './use-day-prices.ts';
import styles from './day-picker.module.css';

type Props = {
  locale: Locale;
  from: string | null;
  to: string | null;
  passengers: PassengerCounts;
  chosen: string | null;
  /** Both days of the trip, so that the days between them are marked. */
  span: { start: string | null; end: string | null };
  earliest: string;
  latest: string;
  onChoose: (date: string) => void;
  onClose: () => void;
};

/** Two months with the lowest final price of each day. Moving to a day says its price below, also to a screen reader. */
export default function DayPicker(props: Props) {
  const { locale, from, to, passengers, chosen, span, earliest, latest, onChoose, onClose } = props;
  const t = useTranslations('common.booking.search');
  const start = parseDate(chosen ?? (earliest > latest ? latest : earliest));
  const [focused, setFocused] = useState(start);
  const [visible, setVisible] = useState(start.toString().slice(0, 7));
  const months = [visible, parseDate(`${visible}-01`).add({ months: 1 }).toString().slice(0, 7)];
  const offers = useDayPrices(months, { from, to, passengers, locale });
  const day = focused.toString();
  const offer = offers.get(day);
  const price =
    offer?.lowestCents != null ? t('dayFrom', { price: formatPrice(offer.lowestCents, locale) }) : '';
  const none = offer?.state === 'full' ? t('full') : offer?.state === 'none' ? t('noSailing') : '';
  return (
    <I18nProvider locale={locale === 'el' ? 'el-GR' : 'en-GB'}>
      <Calendar
        aria-label={t('calendar')}
        className={styles.calendar ?? ''}
        visibleDuration={{ months: 2 }}
        pageBehavior="single"
        value={chosen ? parseDate(chosen) : null}
        minValue={parseDate(earliest)}
        maxValue={parseDate(latest)}
        focusedValue={focused}
        onFocusChange={(date) => {
          setFocused(focused.set({ year: date.year, month: date.month, day: date.day }));
        }}
        isDateUnavailable={(date) => {
          const state = offers.get(date.toString())?.state;
          return state === 'full' || state === 'none';
        }}
        onChange={(date) => onChoose(date.toString().slice(0, 10))}
        // The list of days is the reason why somebody came here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <div className={styles.months}>
          <DayMonth offset={0} locale={locale} offers={offers} span={span} onShow={setVisible}>
            <Button slot="previous" aria-label={t('previousMonth')}>
              <ChevronLeft aria-hidden className="icon" />
            </Button>
          </DayMonth>
          <DayMonth offset={1} locale={locale} offers={offers} span={span}>
            <Button slot="next" aria-label={t('nextMonth')}>
              <ChevronRight aria-hidden className="icon" />
            </Button>
          </DayMonth>
        </div>
        <div className={styles.foot}>
          <div>
            <output className="num">
              {longDay(day, locale)}
              {price || none ? `, ${price || none}` : ''}
            </output>
            <small>{from && to ? t('priceNote') : t('priceNeedsPorts')}</small>
          </div>
          <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
            {t('done')}
          </button>
        </div>
      </Calendar>
    </I18nProvider>
  );
}
