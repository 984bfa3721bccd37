import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { sailingsPath } from '#lib/booking/paths.ts';
import { writeSearchQuery } from '#lib/booking/search-query.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import furniture from '../frame/furniture.module.css';
import { CrossingMap } from '../summary/crossing-map.tsx';
import { SummaryBar } from '../summary/summary-bar.tsx';
import { SummaryCard } from '../summary/summary-card.tsx';
import { ContinueForm } from './continue-form.tsx';
import type { Sailings } from './load-sailings.server.ts';
import { RefusalNotice } from './refusal-notice.tsx';
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
          <RefusalNotice
            code={refused}
            wasCents={wasCents}
            nowCents={quote?.totalCents ?? null}
            locale={locale}
          />
          <SailingsBoards
            sailings={sailings}
            locale={locale}
            withVehicle={query.vehicles.length > 0}
            hrefOfDay={(direction, date) => sailingsPath(locale, onDay(query, direction, date), direction)}
            hrefOfChoice={(direction, journeyId, travelClass) =>
              sailingsPath(
                locale,
                { ...query, [direction === 'out' ? 'go' : 'back']: { journeyId, class: travelClass } },
                direction === 'out' && query.return && !chosen.back ? 'back' : direction,
              )
            }
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
function onDay(query: SearchQuery, direction: 'out' | 'back', date: string): SearchQuery {
  if (direction === 'back') return { ...query, return: date, back: null };
  const tooEarly = query.return !== null && query.return < date;
  return { ...query, date, go: null, ...(tooEarly && { return: date, back: null }) };
}
