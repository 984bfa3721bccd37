import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { boundId, boundName } from '#lib/booking/change-query.ts';
import { changeMinutesOf } from '#lib/booking/choose.ts';
import { sailingsState } from '#lib/booking/sailings-state.ts';
import { writeSearchQuery, type SearchQuery } from '#lib/booking/search-query.ts';
import { searchFormPath } from '#lib/booking/paths.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { newHoldKey } from '#lib/booking/hold-key.server.ts';
import { readPriceList } from '#lib/reservations/cached-reads.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import { boardLinks, type BoardContext } from './board-context.ts';
import { AddReturn } from './add-return.tsx';
import { Boards } from './board.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { NextNeeds } from './next-needs.tsx';
import { FocusSection } from './focus-section.client.tsx';
import { SailingsNotices, type Refused } from './sailings-notices.tsx';
import { SummaryBar, SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { ContinueForm } from '#app/[locale]/(booking)/booking/_shared/continue-form.tsx';
import type { Sailings } from './load-sailings.server.ts';
import { HoldButton, Loading, SailingsStore } from './sailings-store.client.tsx';
import { rowState } from './journey-facts.ts';
import { PromoForm } from './promo-form.tsx';
import type { Port, PriceList, Quote, SearchResult } from '#contracts/reservations/index.ts';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import styles from '#app/[locale]/(booking)/booking/_shared/summary-card.module.css';
import { longDayInYear } from '#foundation/dates/format-day.ts';
import { shareOfBound } from '#lib/booking/quoted-bounds.ts';
import { SummaryLeg } from '#app/[locale]/(booking)/booking/_shared/summary-leg.tsx';

type Props = {
  sailings: Sailings;
  query: SearchQuery;
  /** Today in the operator's time zone. */
  today: string;
  refused: Refused;
  /** The bound that the traveller opened, from 0. */
  openBound: number | null;
};

/** The boards, the running summary, and the button that continues once every bound has a choice. */
export async function SailingsView({ sailings, query, today, refused, openBound }: Props) {
  const locale = await currentLocale();
  const { chosen, quote, network } = sailings;
  const t = await getTranslations('common.booking.sailings');
  const open = chosen.bounds.indexOf(null);
  const board = {
    locale,
    today,
    query,
    chosen,
    quoted: sailings.quoted,
    ports: portNames(network.ports, locale),
    changeMinutes: changeMinutesOf(network),
    returnDiscount: returnDiscountIn(await readPriceList(), locale),
    links: boardLinks(locale, query, chosen),
  };
  const toHold = chosen.complete && quote ? { quote, key: newHoldKey() } : null;
  const isStuck = open >= 0 && !canChoose(sailings.result, open, board);
  const next = (wide: boolean) =>
    isStuck ? (
      <ButtonLink href={searchFormPath(locale, query)} tone="line" wide={wide}>
        {t('changeSearch')}
      </ButtonLink>
    ) : toHold ? (
      <ContinueForm
        request={sailings.request}
        expectedTotalCents={toHold.quote.totalCents}
        page="sailings"
        search={writeSearchQuery(query).toString()}
        idempotencyKey={toHold.key}
      >
        <HoldButton
          className={buttonClasses({ wide })}
          label={wide ? t('continueLong') : t('continue')}
          holding={t('holding')}
        />
      </ContinueForm>
    ) : (
      <ButtonLink href={`#${boundId(query, Math.max(open, 0))}`} tone="line" wide={wide}>
        {t(`chooseWay.${boundName(query, Math.max(open, 0))}`, { number: open + 1 })}
      </ButtonLink>
    );
  return (
    <SailingsStore today={today} state={sailingsState(query, sailings.result, chosen)}>
      <div className={`wrap ${layout.layout}`}>
        <div>
          <FocusSection address={writeSearchQuery(query).toString()} />
          <SailingsNotices sailings={sailings} board={board} refused={refused} />
          <output className="visually-hidden">
            {quote ? t('totalNow', { total: formatPrice(quote.totalCents, locale) }) : ''}
          </output>
          <Loading>
            <Boards result={sailings.result} board={board} openBound={openBound} />
          </Loading>
          {isStuck ? null : <AddReturn query={query} discount={board.returnDiscount} />}
          {toHold ? <NextNeeds vehicles={query.vehicles} /> : null}
        </div>
        <SummaryCard
          quote={quote}
          map={<TripMap query={query} ports={network.ports} />}
          legs={<SailingsSummary result={sailings.result} quote={quote} board={board} />}
          isSheet
          isEmpty={isStuck && !quote}
          action={next(true)}
        >
          {isStuck && !quote ? null : <PromoForm query={query} promo={sailings.promo} />}
        </SummaryCard>
      </div>
      {isStuck && !quote ? null : <SummaryBar quote={quote}>{next(false)}</SummaryBar>}
    </SailingsStore>
  );
}

function returnDiscountIn(list: PriceList | null, locale: Locale): string | null {
  return list?.discounts.find(({ condition }) => condition.kind === 'return')?.text[locale] ?? null;
}

/** Whether a bound has a sailing that this party can choose, also one that a filter leaves out. */
function canChoose({ trips }: SearchResult, bound: number, board: BoardContext): boolean {
  return (trips[bound]?.journeys ?? []).some((journey) => rowState(journey, bound, board) === 'available');
}

type SearchMapProps = { query: SearchQuery; ports: readonly Port[] };

/** The chart of the whole outbound journey, with a stop between legs. */
function TripMap({ query, ports }: SearchMapProps) {
  const legs = query.bounds.filter(({ direction }) => direction === 'A');
  const codes = [legs[0]?.from, ...legs.map((leg) => leg.to)];
  const stops = codes.flatMap((code) => ports.find((port) => port.code === code) ?? []);
  const [from] = stops;
  const to = stops.at(-1);
  if (!from || !to) return null;
  // A port that is passed twice is listed once.
  const via = stops.slice(1, -1).filter((stop, index, all) => all.indexOf(stop) === index && stop !== from);
  return <CrossingMap from={from} to={to} via={via} />;
}

type SailingsSummaryProps = { result: SearchResult; quote: Quote | null; board: BoardContext };

/** Every bound. One without a choice keeps its space, so that the card never changes its shape. */
async function SailingsSummary({ result, quote, board }: SailingsSummaryProps) {
  const { chosen, query, ports, today, locale } = board;
  const t = await getTranslations('common.booking.summary');
  const sailings = await getTranslations('common.booking.sailings');
  // Full or cancelled, if all of the day are; and not “no sailings” where there are some.
  const whyNone = (bound: number) => {
    const [state, ...others] = new Set(
      (result.trips[bound]?.journeys ?? []).map((journey) => rowState(journey, bound, board)),
    );
    if (state === undefined) return sailings('foundShort', { count: 0 });
    return sailings(others.length === 0 ? `state.${state}` : 'noneToChoose');
  };
  return query.bounds.map(({ from, to, date }, index) => {
    const name = boundName(query, index);
    const picked = chosen.bounds[index];
    // The page's title has both ports of a simple trip; port names are only needed to tell several legs apart.
    const places = name === 'leg' ? `${ports(from).name} – ${ports(to).name}` : undefined;
    if (picked && quote) {
      return (
        <SummaryLeg
          key={boundId(query, index)}
          name={name}
          number={index + 1}
          places={places}
          legs={picked.journey.legs}
          class={picked.class}
          today={today}
          price={shareOfBound(chosen, index, quote)}
          isBrief
        />
      );
    }
    return (
      <div key={boundId(query, index)} className={styles.leg}>
        <p className={styles.day}>
          {t(name, { number: index + 1, day: longDayInYear(date, today, locale) })}
        </p>
        {places ? <p className={styles.ports}>{places}</p> : null}
        {canChoose(result, index, board) ? (
          <p className={`${styles.vessel} ${styles.open}`}>{t('chooseTime')}</p>
        ) : (
          <p className={styles.ports}>{whyNone(index)}</p>
        )}
      </div>
    );
  });
}
