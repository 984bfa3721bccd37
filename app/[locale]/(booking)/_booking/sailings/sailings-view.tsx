import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { Direction } from '../refusal/lost-choice.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { writeSearchQuery } from '#lib/booking/search-query.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { TravelClass } from '#reservations/contract/index.ts';
import furniture from '../frame/furniture.module.css';
import { CrossingMap } from '../summary/crossing-map.tsx';
import { SailingsNotices } from '../refusal/sailings-notices.tsx';
import { SummaryBar } from '../summary/summary-bar.tsx';
import { SummaryCard } from '../summary/summary-card.tsx';
import { ContinueForm } from './continue-form.tsx';
import type { Sailings } from './load-sailings.server.ts';
import { SailingsBoards } from './sailings-boards.tsx';
import { SailingsSummary } from './sailings-summary.tsx';
import { TripHero } from './trip-hero.tsx';

type Props = {
  sailings: Sailings;
  query: SearchQuery;
  locale: Locale;
  refused: string | undefined;
  wasCents: number | null;
};

export async function SailingsView({ sailings, query, locale, refused, wasCents }: Props) {
  const { from, to, chosen, quote } = sailings;
  const t = await getTranslations('common.booking.sailings');
  const key = randomUUID();
  const hrefOfDay = (direction: Direction, date: string) =>
    sailingsPath(locale, onDay(query, direction, date), direction);
  const hrefOfChoice = (direction: Direction, journeyId: string, travelClass: TravelClass) =>
    sailingsPath(
      locale,
      { ...query, [direction === 'out' ? 'go' : 'back']: { journeyId, class: travelClass } },
      direction === 'out' && query.return && !chosen.back ? 'back' : direction,
    );
  const next = (wide: boolean) =>
    chosen.complete && quote ? (
      <ContinueForm
        locale={locale}
        request={sailings.request}
        expectedTotalCents={quote.totalCents}
        page="sailings"
        search={writeSearchQuery(query).toString()}
        idempotencyKey={key}
        wide={wide}
        label={wide ? t('continueLong') : t('continue')}
      />
    ) : (
      <ButtonLink href={chosen.out ? '#back' : '#out'} tone="line" wide={wide}>
        {t(chosen.out ? 'chooseBack' : 'chooseOut')}
      </ButtonLink>
    );
  return (
    <>
      <TripHero
        query={query}
        from={from.name[locale]}
        to={to.name[locale]}
        island={to.island}
        locale={locale}
      />
      <div className={`wrap ${furniture.layout}`}>
        <div>
          <SailingsNotices
            sailings={sailings}
            query={query}
            locale={locale}
            refused={refused}
            wasCents={wasCents}
            hrefOf={(direction, next) =>
              next.kind === 'day'
                ? hrefOfDay(direction, next.date)
                : hrefOfChoice(direction, next.journey.id, next.class)
            }
          />
          <SailingsBoards
            sailings={sailings}
            locale={locale}
            withVehicle={query.vehicles.length > 0}
            hrefOfDay={hrefOfDay}
            hrefOfChoice={hrefOfChoice}
          />
        </div>
        <SummaryCard
          locale={locale}
          quote={quote}
          map={<CrossingMap from={from} to={to} locale={locale} />}
          legs={<SailingsSummary chosen={chosen} quote={quote} query={query} locale={locale} />}
        >
          {next(true)}
        </SummaryCard>
      </div>
      <SummaryBar locale={locale} quote={quote}>
        {next(false)}
      </SummaryBar>
    </>
  );
}

/** Another day for one direction. A return before the new departure moves with it, and what was chosen there goes. */
function onDay(query: SearchQuery, direction: Direction, date: string): SearchQuery {
  if (direction === 'back') return { ...query, return: date, back: null };
  const tooEarly = query.return !== null && query.return < date;
  return { ...query, date, go: null, ...(tooEarly && { return: date, back: null }) };
}
