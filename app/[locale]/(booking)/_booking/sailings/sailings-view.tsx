import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { onDay, wayId, wayName, withChoice } from '#lib/booking/change-query.ts';
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
  const { from, to, chosen, quote, network } = sailings;
  const t = await getTranslations('common.booking.sailings');
  const key = randomUUID();
  const nameOf = (code: string) => network.ports.find((port) => port.code === code)?.name[locale] ?? code;
  const legs = query.ways.filter(({ direction }) => direction === 'A');
  const open = chosen.ways.indexOf(null);
  const hrefOfDay = (way: number, date: string) =>
    sailingsPath(locale, onDay(query, way, date), wayId(query, way));
  const hrefOfChoice = (way: number, journeyId: string, travelClass: TravelClass) => {
    const chosenToo = withChoice(query, way, { journeyId, class: travelClass });
    // On to the way that still waits for a choice; the last press stays where it was made.
    const waiting = chosen.ways.findIndex((each, index) => each === null && index !== way);
    return sailingsPath(locale, chosenToo, wayId(query, waiting < 0 ? way : waiting));
  };
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
      <ButtonLink href={`#${wayId(query, open)}`} tone="line" wide={wide}>
        {t(`chooseWay.${wayName(query, open)}`, { number: open + 1 })}
      </ButtonLink>
    );
  return (
    <>
      <TripHero
        query={query}
        ports={legs.flatMap((way, index) =>
          index === 0 || legs[index - 1]?.to !== way.from
            ? [nameOf(way.from), nameOf(way.to)]
            : [nameOf(way.to)],
        )}
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
            hrefOf={(way, next) =>
              next.kind === 'day' ? hrefOfDay(way, next.date) : hrefOfChoice(way, next.journey.id, next.class)
            }
          />
          <SailingsBoards
            sailings={sailings}
            query={query}
            locale={locale}
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
