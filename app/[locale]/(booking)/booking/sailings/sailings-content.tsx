import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Refused } from './sailings-notices.tsx';
import { loadSailings } from './load-sailings.server.ts';
import { SailingsView } from './sailings-view.tsx';
import { SearchHero } from './search-hero.tsx';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { Problem } from '#contracts/reservations/index.ts';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { boundId } from '#lib/booking/change-query.ts';
import boards from './board.module.css';
import skeleton from './sailings.module.css';

type Props = {
  query: SearchQuery;
  /** Today in the operator's time zone. */
  today: string;
  refused: Refused;
  /** The bound that the traveller opened, from 0. */
  openBound: number | null;
};

/** The result of a search: its title over a picture and the boards, or why there is no result. */
export async function SailingsContent({ query, today, refused, openBound }: Props) {
  const network = await getNetwork();
  const sailings = network.kind === 'ok' ? await loadSailings(query, network.value) : network;
  if (sailings.kind !== 'ok')
    return (
      <SailingsUnavailable query={query} problem={sailings.kind === 'refused' ? sailings.problem : null} />
    );
  return (
    <>
      <SearchHero query={query} ports={sailings.value.network.ports} today={today} />
      <SailingsView
        sailings={sailings.value}
        query={query}
        today={today}
        refused={refused}
        openBound={openBound}
      />
    </>
  );
}

/** The same page while it loads: the network is cached, so the title is complete from the start. */
export async function SailingsLoading({ query, today }: Pick<Props, 'query' | 'today'>) {
  const network = await getNetwork();
  return (
    <>
      <SearchHero query={query} ports={network.kind === 'ok' ? network.value.ports : []} today={today} />
      <SailingsSkeleton query={query} />
    </>
  );
}

type SailingsUnavailableProps = { query: SearchQuery; problem: Problem | null };

/** No sailings can be shown: the search is invalid, or the reservation service is unavailable. Offers the phone number. */
async function SailingsUnavailable({ query, problem }: SailingsUnavailableProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.unavailable');
  const phone = await operatorPhone(locale);
  const wrong = problem?.code === 'invalid_request' || problem?.code === 'rule_violation';
  const messages = (problem?.errors ?? []).map((error) => error.message);
  const reasons = !wrong
    ? [t('awayText', { phone: phone.text })]
    : messages.length > 0
      ? messages
      : [problem.detail];
  return (
    <div className={`wrap ${layout.page}`}>
      <h1 className={layout.h1}>{t(wrong ? 'wrongTitle' : 'awayTitle')}</h1>
      <Notice tone="warn" title={problem?.title ?? t('awayNotice')}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
      {wrong ? (
        <ButtonLink href={searchFormPath(locale, query)}>{t('changeSearch')}</ButtonLink>
      ) : (
        <ButtonLink href={sailingsPath(locale, query)}>{t('retry')}</ButtonLink>
      )}
    </div>
  );
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const ROWS = [1, 2, 3];

/** Placeholder for the boards and the summary while they load, of the same size to avoid layout shifts. */
async function SailingsSkeleton({ query }: { query: SearchQuery }) {
  const t = await getTranslations('common.booking.sailings');
  const isPair = query.bounds.some(({ direction }) => direction === 'R');
  return (
    <div className={`wrap ${layout.layout}`} aria-busy>
      <div>
        <output className="visually-hidden">{t('loading')}</output>
        <div className={`${boards.boards} ${isPair ? boards.pair : ''}`}>
          {query.bounds.slice(0, 2).map((bound, index) => (
            <div key={boundId(query, index)} className={boards.direction}>
              <p className={`${skeleton.bone} ${skeleton.kicker}`} />
              <p className={`${skeleton.bone} ${skeleton.title}`} />
              <div className={skeleton.week}>
                {DAYS.map((day) => (
                  <i key={day} className={skeleton.bone} />
                ))}
              </div>
              {ROWS.map((row) => (
                <div key={row} className={skeleton.row}>
                  <i className={`${skeleton.bone} ${skeleton.times}`} />
                  <i className={`${skeleton.bone} ${skeleton.facts}`} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={skeleton.card}>
        <i className={`${skeleton.bone} ${skeleton.map}`} />
      </div>
    </div>
  );
}
