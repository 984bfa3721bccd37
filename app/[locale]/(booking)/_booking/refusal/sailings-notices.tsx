import { lostChoices } from './lost-choice.ts';
import type { NextBest } from './lost-choice.ts';
import { wayName } from '#lib/booking/change-query.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { Notice } from '../frame/notice.tsx';
import type { Sailings } from '../sailings/load-sailings.server.ts';
import { LostNotice } from './lost-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

type Props = {
  sailings: Sailings;
  query: SearchQuery;
  locale: Locale;
  /** Code of the refusal that led back here. */
  refused: string | undefined;
  wasCents: number | null;
  hrefOf: (way: number, next: NextBest) => string;
};

/** Refusals that are only a sailing which is gone; the fresh search says which one and why. */
const EXPLAINED = ['sold_out', 'sales_closed', 'rule_violation', 'not_found'];

/** All that must be said before the boards: what was refused, what is gone, what does not go together. */
export function SailingsNotices({ sailings, query, locale, refused, wasCents, hrefOf }: Props) {
  const { chosen, problem, quote, result } = sailings;
  const lost = lostChoices(query, result, chosen);
  const isExplained = lost.length > 0 && EXPLAINED.some((code) => code === refused);
  return (
    <>
      {isExplained ? null : (
        <RefusalNotice
          code={refused}
          wasCents={wasCents}
          nowCents={quote?.totalCents ?? null}
          locale={locale}
        />
      )}
      {lost.map((each) => (
        <LostNotice
          key={each.way}
          lost={each}
          name={wayName(query, each.way)}
          date={query.ways[each.way]?.date ?? ''}
          locale={locale}
          hrefOf={(next) => hrefOf(each.way, next)}
        />
      ))}
      {problem ? (
        <Notice tone="warn" title={problem.title} announce>
          {problem.errors?.map((error) => <p key={error.message}>{error.message}</p>) ?? (
            <p>{problem.detail}</p>
          )}
        </Notice>
      ) : null}
    </>
  );
}
