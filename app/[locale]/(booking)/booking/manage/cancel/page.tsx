import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { cancelPath, isSameScope, readScope, scopeChoices } from '#lib/booking/manage/cancel-scope.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getTranslations } from 'next-intl/server';
import { previewCancellation, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { type Note, managePath } from '#lib/booking/manage/manage-path.ts';
import { isPaid } from '#lib/booking/manage/booking-status.ts';
import { formatPrice } from '#foundation/money/price.ts';
import {
  printReference,
  type Booking,
  type CancellationScope,
  type CancellationPreview,
} from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BookingHead, NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { CancelRows } from './cancel-rows.tsx';
import { CancelSure } from './cancel-sure.tsx';
import { ScopeList } from './scope-list.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import { MoneyRows } from '#app/[locale]/(booking)/booking/manage/_shared/money-card.tsx';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import styles from './cancel.module.css';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Shows what cancelling a booking, or a part of it, would refund now, then asks for confirmation. */
export default async function ManageCancelPage({ searchParams }: Props) {
  const query = await searchParams;
  const scope = readScope(query);
  const sure = first(query, 'sure') === 'yes';
  return (
    <RequireBookingAccess
      query={query}
      hrefOf={(language, reference) => cancelPath(language, reference, scope, { sure })}
    >
      {(booking, own, note) => (
        <CancelPage booking={booking} own={own} note={note} scope={scope} isSure={sure} />
      )}
    </RequireBookingAccess>
  );
}

/** Everything, and the directions, ships and tickets of most bookings. Each is asked for. */
const MOST_COMPARED = 8;

type CancelPageProps = {
  booking: Booking;
  own: BookingAccess;
  scope: CancellationScope;
  /** The traveller has seen the amounts and has to confirm. */
  isSure: boolean;
  note: Note | null;
};

/** What to cancel, the refund with its rule, and the final confirmation. The service decides what may be cancelled. */
async function CancelPage({ booking, own, scope, isSure, note }: CancelPageProps) {
  const { locale } = own;
  const t = await getTranslations('common.booking.cancel');
  const mine = await getTranslations('common.booking.mine');
  // Who chooses wants to compare the whole with its parts; what is beyond these is asked for when it is chosen.
  const { bounds, items } = scopeChoices(booking);
  const hasChoice = bounds.length + items.length > 0;
  const compared: CancellationScope[] = isSure
    ? []
    : [{ kind: 'all' as const }, ...bounds, ...items]
        .slice(0, MOST_COMPARED)
        .filter((each) => !isSameScope(each, scope));
  const [answer, ...others] = await Promise.all([
    previewCancellation(own, scope),
    ...compared.map(async (each) => ({ scope: each, answer: await previewCancellation(own, each) })),
  ]);
  const preview = answer.kind === 'ok' ? answer.value : null;
  const resultOf = (each: CancellationScope) => {
    const known = isSameScope(each, scope)
      ? answer
      : others.find((other) => isSameScope(other.scope, each))?.answer;
    if (known?.kind === 'refused') return t('cannot');
    if (known?.kind !== 'ok' || !isPaid(booking)) return null;
    const { refundCents, rest } = known.value;
    const price = formatPrice(refundCents, locale);
    const difference = rest ? rest.afterCents - rest.beforeCents : 0;
    // The return costs more without the way out: two amounts for one ship on this page would look like an error.
    return difference > 0
      ? t('bringsLess', { price, difference: formatPrice(difference, locale) })
      : t('brings', { price });
  };
  const title = t('pageTitle', { reference: printReference(booking.reference) });
  return (
    <>
      <title>{note ? mine('titleWithNote', { note: mine(`note.${note}.title`), title }) : title}</title>
      <BookingHead booking={booking} isTask />
      <div className={`wrap ${layout.layout} ${styles.page}`}>
        <div>
          {note ? <NoteNotice note={note} /> : null}
          {preview && isSure ? (
            <CancelSure booking={booking} scope={scope} preview={preview} />
          ) : (
            <>
              <h2 className={layout.h2}>{t(hasChoice ? 'title' : 'titleWhole')}</h2>
              <ScopeList booking={booking} scope={scope} resultOf={resultOf} />
              {preview ? null : <NoPreview answer={answer} />}
            </>
          )}
        </div>
        {isSure && preview ? null : (
          <aside className={layout.aside}>
            {preview ? (
              <CancelCard booking={booking} scope={scope} preview={preview} />
            ) : (
              <KeepCard booking={booking} />
            )}
          </aside>
        )}
        {preview && !isSure ? <CancelRows booking={booking} preview={preview} /> : null}
      </div>
    </>
  );
}

type CancelCardProps = { booking: Booking; preview: CancellationPreview; scope: CancellationScope };

/** The refund of the selection and the button to continue; announced when another choice changes it. */
async function CancelCard({ booking, preview, scope }: CancelCardProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const paid = isPaid(booking);
  const rows = [
    ...(paid && preview.keptCents > 0 ? [[t('kept'), formatPrice(preview.keptCents, locale)] as const] : []),
    // The amount above is what is left of these two.
    ...(preview.rest
      ? ([
          [t('ofTickets'), formatPrice(preview.backCents, locale)],
          [t('restMore'), formatPrice(preview.rest.beforeCents - preview.rest.afterCents, locale)],
        ] as const)
      : []),
    ...(preview.dueCents > 0 ? [[t('stillDue'), formatPrice(preview.dueCents, locale)] as const] : []),
  ];
  const phone = await operatorPhone(locale);
  return (
    <>
      <section className={card.card}>
        <div aria-live="polite">
          {paid || rows.length > 0 ? (
            <MoneyRows
              title={t(paid ? 'willReturn' : 'stillDue')}
              cents={paid ? preview.refundCents : preview.dueCents}
              rows={paid ? rows : []}
            />
          ) : (
            <h2>{t('nothingOwed')}</h2>
          )}
        </div>
        {preview.refundCents > 0 ? (
          <p className={card.text}>{t(booking.payment?.method === 'agency' ? 'backAgency' : 'backCard')}</p>
        ) : null}
        <SiteLink
          href={cancelPath(locale, booking.reference, scope, { sure: true })}
          prefetch={false}
          className={`${buttonClasses({ tone: 'line', wide: true })} ${card.bad}`}
        >
          {t(preview.refundCents > 0 ? 'confirmCancel' : 'confirmCancelUnpaid')}
        </SiteLink>
        <a
          href={managePath(locale, booking.reference)}
          className={buttonClasses({ tone: 'navy', wide: true })}
        >
          {t('keep')}
        </a>
      </section>
      {paid ? (
        <p className={card.below}>
          <Phone aria-hidden className="icon" />
          <span>
            {`${t('carrierFault')} `}
            <a href={phone.href}>{phone.text}</a>.
          </span>
        </p>
      ) : null}
    </>
  );
}

/** Nothing can be priced, so the only link leads back. */
async function KeepCard({ booking }: { booking: Booking }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel');
  return (
    <section className={card.card}>
      <h2>{t('nothingDone')}</h2>
      <p className={card.text}>{t('chooseOther')}</p>
      <a href={managePath(locale, booking.reference)} className={buttonClasses({ tone: 'navy', wide: true })}>
        {t('backToBooking')}
      </a>
    </section>
  );
}

/** Why this selection can't be cancelled, as the service words it; the other choices stay above. */
async function NoPreview({ answer }: { answer: Result<unknown> }) {
  const t = await getTranslations('common.booking.cancel');
  if (answer.kind === 'ok') return null;
  const problem = answer.kind === 'refused' ? answer.problem : null;
  if (problem?.code !== 'rule_violation' && problem?.code !== 'state_conflict')
    return <NoteNotice note={refusalNote(problem?.code, 'closed')} />;
  const sentences = problem.errors?.map(({ message }) => message) ?? [problem.detail];
  return (
    <div className={styles.refused}>
      <Notice tone="warn" title={t('notThis')} announce>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
