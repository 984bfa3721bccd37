import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Wanted } from '#lib/booking/manage/change/change-client.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { ChangeQuote } from '#contracts/reservations/index.ts';
import { DecisionCard } from './decision-card.tsx';
import { decisionWords } from './decision-text.server.ts';

type Props = {
  own: Own;
  quote: ChangeQuote;
  wanted: Wanted;
  /** Where a refusal leads back to: this page with what is chosen on it. */
  page: 'change' | 'remove';
  search: string;
  label?: string;
};

/** What it costs and the last button: a plain POST form, so that it needs no script. */
export async function ConfirmForm({ own, quote, wanted, page, search, label }: Props) {
  const t = await getTranslations('common.booking.change');
  const words = await decisionWords(quote, own.locale);
  return (
    <DecisionCard words={words}>
      <form method="post" action="/api/booking/change">
        <input type="hidden" name="locale" value={own.locale} />
        <input type="hidden" name="reference" value={own.reference} />
        <input type="hidden" name="wanted" value={JSON.stringify(wanted)} />
        <input type="hidden" name="expectedDifferenceCents" value={quote.differenceCents} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="search" value={search} />
        <input type="hidden" name="key" value={randomUUID()} />
        <button className={buttonClasses({ tone: 'navy', wide: true })}>{label ?? words.confirm}</button>
      </form>
      <a href={managePath(own.locale, own.reference)} className={buttonClasses({ tone: 'line', wide: true })}>
        {t('keep')}
      </a>
    </DecisionCard>
  );
}
