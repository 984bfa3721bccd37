import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { wayId, wayName } from '#lib/booking/change-query.ts';
import { changeMinutesOf } from '#lib/booking/choose.ts';
import { sailingsState } from '#lib/booking/sailings-state.ts';
import { writeSearchQuery } from '#lib/booking/search-query.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { boardLinks } from './board-context.ts';
import { SailingsBoards } from './sailings-boards.tsx';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { FocusSection } from './focus-section.client.tsx';
import { portNames } from './port-text.ts';
import { SailingsNotices } from './sailings-notices.tsx';
import type { Refused } from './sailings-notices.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { ContinueForm } from '#app/[locale]/(booking)/booking/_shared/continue-form.tsx';
import type { Sailings } from './load-sailings.server.ts';
import { HoldButton, Loading, SailingsStore } from './sailings-store.client.tsx';
import { PromoForm } from './promo-form.tsx';
import { SailingsSummary } from './sailings-summary.tsx';
import { TripMap } from './search-map.tsx';

type Props = {
  sailings: Sailings;
  query: SearchQuery;
  /** The operator's day. */
  today: string;
  refused: Refused;
  /** The way that the traveller asked to see, from 0. */
  asked: number | null;
};

/** The boards, the running summary, and the button that goes on when everything is chosen. */
export async function SailingsView({ sailings, query, today, refused, asked }: Props) {
  const locale = await currentLocale();
  const { chosen, quote, network } = sailings;
  const t = await getTranslations('common.booking.sailings');
  const key = randomUUID();
  const open = chosen.ways.indexOf(null);
  const board = {
    locale,
    today,
    query,
    chosen,
    quoted: sailings.quoted,
    ports: portNames(network.ports, locale),
    changeMinutes: changeMinutesOf(network),
    links: boardLinks(locale, query, chosen),
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
      >
        <HoldButton
          className={buttonClasses({ wide })}
          label={wide ? t('continueLong') : t('continue')}
          holding={t('holding')}
        />
      </ContinueForm>
    ) : (
      <ButtonLink href={`#${wayId(query, Math.max(open, 0))}`} tone="line" wide={wide}>
        {t(`chooseWay.${wayName(query, Math.max(open, 0))}`, { number: open + 1 })}
      </ButtonLink>
    );
  return (
    <SailingsStore today={today} state={sailingsState(query, sailings.result, chosen)}>
      <div className={`wrap ${furniture.layout}`}>
        <div>
          <FocusSection address={writeSearchQuery(query).toString()} />
          <SailingsNotices sailings={sailings} board={board} refused={refused} />
          <output className="visually-hidden">
            {quote ? t('totalNow', { total: formatPrice(quote.totalCents, locale) }) : ''}
          </output>
          <Loading>
            <SailingsBoards result={sailings.result} board={board} asked={asked} />
          </Loading>
        </div>
        <SummaryCard
          quote={quote}
          map={<TripMap query={query} ports={network.ports} />}
          legs={<SailingsSummary chosen={chosen} quote={quote} board={board} />}
          isSheet
        >
          <PromoForm query={query} promo={sailings.promo} />
          {next(true)}
        </SummaryCard>
      </div>
      <SummaryBar quote={quote}>{next(false)}</SummaryBar>
    </SailingsStore>
  );
}
