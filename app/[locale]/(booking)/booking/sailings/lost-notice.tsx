import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { PortNames } from './port-text.ts';
import { partlyFull } from './journey-facts.ts';
import type { LostChoice } from './lost-choice.ts';
import type { NextBest } from './next-best.ts';
import type { WayName } from '#lib/booking/change-query.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  lost: LostChoice;
  name: WayName;
  /** Day of that way. */
  date: string;
  ports: PortNames;
  /** The operator's day. */
  today: string;
  /** Address of this page with that instead; everything else stays as chosen. */
  hrefOf: (next: NextBest) => string;
};

/** Which chosen sailing cannot be continued with, why, which stretch of it is full, and the closest one that can. */
export async function LostNotice({ lost, name, date, ports, today, hrefOf }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.refusal.lost');
  const { way, journey, next, why } = lost;
  const number = way + 1;
  const day = longDayInYear(journey?.departsAt ?? date, today, locale);
  const sailings = await getTranslations('common.booking.sailings');
  const stretch = journey && partlyFull(journey);
  const full = stretch && {
    from: ports(stretch.from).accusative,
    to: ports(stretch.to).accusative,
    what: sailings(`resource.${stretch.resource}`),
  };
  const phone = why === 'closed' ? (await operatorPhone(locale)).text : '';
  return (
    <Notice tone={why === 'class' ? 'warn' : 'bad'} title={t(`${why}.title`)} announce>
      <p>
        {journey
          ? t(`whichTime.${name}`, { number, day, time: clock(journey.departsAt) })
          : t(`which.${name}`, { number, day })}{' '}
        {t(`${why}.text`, { phone })} {full ? `${sailings('fullLeg', full)} ` : ''}
        {t('kept')} {next === null && why !== 'class' ? t('nextNone') : ''}
      </p>
      {next ? (
        <ButtonLink href={hrefOf(next)} tone="line" small>
          {next.kind === 'journey'
            ? t('nextJourney', {
                time: clock(next.journey.departsAt),
                price: formatPrice(next.cents, locale),
              })
            : t('nextDay', {
                day: longDayInYear(next.date, today, locale),
                price: formatPrice(next.cents, locale),
              })}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}
