import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { ChangeQuoteInput } from '#lib/booking/manage/change/change-client.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { ChangeQuote, Bilingual } from '#contracts/reservations/index.ts';
import { DecisionCard } from './decision-card.tsx';
import { decisionText } from './decision-text.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './change.module.css';
import type { ChangeRefusal } from '#lib/booking/manage/change/change-query.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  own: BookingAccess;
  quote: ChangeQuote;
  wanted: ChangeQuoteInput;
  /** The page to return to after a refusal: this page with its choices. */
  page: 'change' | 'remove';
  search: string;
  /** The crossing that is moved (moved.ts). */
  moved?: string;
  label?: string;
};

/** The price and the final button: a plain POST form, so that it needs no script. */
export async function ConfirmForm({ own, quote, wanted, page, search, moved, label }: Props) {
  const t = await getTranslations('common.booking.change');
  const decision = await decisionText(quote, own.locale);
  return (
    <DecisionCard decision={decision}>
      <form method="post" action="/api/booking/change">
        <input type="hidden" name="locale" value={own.locale} />
        <input type="hidden" name="reference" value={own.reference} />
        <input type="hidden" name="wanted" value={JSON.stringify(wanted)} />
        <input type="hidden" name="expectedDifferenceCents" value={quote.differenceCents} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="search" value={search} />
        {moved === undefined ? null : <input type="hidden" name="moved" value={moved} />}
        <input type="hidden" name="key" value={randomUUID()} />
        <button className={buttonClasses({ tone: 'navy', wide: true })}>{label ?? decision.confirm}</button>
      </form>
      <a href={managePath(own.locale, own.reference)} className={buttonClasses({ tone: 'line', wide: true })}>
        {t('keep')}
      </a>
    </DecisionCard>
  );
}

type ReasonsProps = { reasons: readonly Bilingual[] };

/** The rules that were applied, as the service words them. */
export async function Reasons({ reasons }: ReasonsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons}>
      <h3>{t('whyTitle')}</h3>
      {reasons.map((reason) => (
        <p key={reason.en}>{reason[locale]}</p>
      ))}
    </section>
  );
}

type RefusedNoticeProps = { own: BookingAccess; refused: ChangeRefusal | null; nowCents: number };

/**
 * The button changed nothing although the choice is still available: the amount is different, or the service didn't
 * respond.
 */
export async function RefusedNotice({ own, refused, nowCents }: RefusedNoticeProps) {
  if (!refused) return null;
  const t = await getTranslations('common.booking.change.refused');
  const { text: phone } = await operatorPhone(own.locale);
  const { code, wasCents } = refused;
  const price = (cents: number) => formatPrice(cents, own.locale);
  if (code === 'price_changed' && wasCents !== null && wasCents !== nowCents)
    return (
      <Notice tone="warn" title={t('price.title')} announce>
        <p>{t('price.text', { was: price(wasCents), now: price(nowCents) })}</p>
      </Notice>
    );
  return (
    <Notice tone="warn" title={t('away.title')} announce>
      <p>{`${t('kept')} ${t('away.text', { phone })}`}</p>
    </Notice>
  );
}
