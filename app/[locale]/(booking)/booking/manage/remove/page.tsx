import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { removePath } from '#lib/booking/manage/change/change-path.ts';
import { readItems, readRefusal, type ChangeRefusal } from '#lib/booking/manage/change/change-query.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getTranslations } from 'next-intl/server';
import { quoteChange } from '#lib/booking/manage/change/change-client.server.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import { travellingItems } from '#lib/booking/manage/change/travelling.ts';
import { partyOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { type Booking, type ChangeQuote, printReference } from '#contracts/reservations/index.ts';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import {
  ConfirmForm,
  Reasons,
  RefusedNotice,
} from '#app/[locale]/(booking)/booking/manage/_shared/confirm-form.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import fields from '#app/_ui/form/fields.module.css';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Removes travellers, vehicles or pets from a booking, with the refund. */
export default async function ManageRemovePage({ searchParams }: Props) {
  const raw = await searchParams;
  const items = readItems(raw);
  return (
    <RequireBookingAccess
      query={raw}
      hrefOf={(language, reference) => removePath(language, reference, items)}
    >
      {(booking, own) => (
        <>
          <BookingHead booking={booking} isTask />
          <RemoveView
            booking={booking}
            own={own}
            items={items}
            isSubmitted={first(raw, 'asked') !== undefined}
            refused={readRefusal(raw)}
          />
        </>
      )}
    </RequireBookingAccess>
  );
}

type RemoveViewProps = {
  booking: Booking;
  own: BookingAccess;
  items: readonly string[];
  /** The form was submitted, with or without a selection. */
  isSubmitted: boolean;
  refused: ChangeRefusal | null;
};

/** Which of the travellers and items to remove, and the refund. Everything is in the address until it is confirmed. */
async function RemoveView({ booking, own, items, isSubmitted, refused }: RemoveViewProps) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  if (!partyOptions(booking).canRemove) return <ClosedView own={own} departed={false} />;
  const nameOf = await itemNames(booking);
  const chosen = travellingItems(booking).filter((item) => items.includes(item));
  const answer = chosen.length > 0 ? await quoteChange(own, { remove: chosen }) : null;
  const title = t('titleRemove', { reference: printReference(reference) });
  if (answer?.kind !== 'ok') {
    const notice =
      answer?.kind === 'refused'
        ? t('remove.refused')
        : answer
          ? t('refused.away.title')
          : isSubmitted
            ? t('remove.none')
            : null;
    return (
      <div className={`wrap ${layout.layout}`}>
        <title>{notice ? t('titleWith', { notice, title }) : title}</title>
        <div className={styles.main} data-bubble-waits="">
          {notice ? (
            <Notice tone="warn" title={notice} announce>
              {answer ? (
                <p>
                  {`${answer.kind === 'refused' ? problemSentence(answer.problem) : ''} ${t('refused.kept')}`}
                </p>
              ) : null}
            </Notice>
          ) : null}
          <h2 className={layout.h2}>{t('remove.heading')}</h2>
          <p className={styles.lede}>{t('remove.lede')}</p>
          <RemoveForm booking={booking} own={own} chosen={chosen} nameOf={nameOf} />
        </div>
      </div>
    );
  }
  return (
    <div className={`wrap ${layout.layout}`}>
      <title>{title}</title>
      <div className={styles.main}>
        <RefusedNotice own={own} refused={refused} nowCents={answer.value.differenceCents} />
        <h2 className={layout.h2}>{t('remove.leaving')}</h2>
        <ul className={styles.leaving}>
          {chosen.map((item) => (
            <li key={item}>{nameOf(item)}</li>
          ))}
        </ul>
        <Sailings booking={booking} tickets={answer.value.tickets} />
        <Reasons reasons={answer.value.reasons} />
        <a href={removePath(locale, reference)} className={layout.link}>
          {t('remove.other')}
        </a>
      </div>
      <aside className={layout.aside}>
        <ConfirmForm
          own={own}
          quote={answer.value}
          wanted={{ remove: chosen }}
          page="remove"
          search={String(new URLSearchParams(chosen.map((item) => ['item', item])))}
          label={t('remove.confirm')}
        />
      </aside>
    </div>
  );
}

type SailingsProps = { booking: Booking; tickets: ChangeQuote['tickets'] };

/** The crossings that they leave. */
async function Sailings({ booking, tickets }: SailingsProps) {
  const t = await getTranslations('common.booking.change');
  const crossings = bookedBounds(booking.segments).flatMap(
    ({ numbers, segments, class: travelClass, state }) => {
      const isLeft = tickets.some(
        ({ segment, afterCents }) => afterCents === null && numbers.includes(segment),
      );
      const legs = segments.map(({ leg }) => leg);
      const crossing = isLeft ? crossingOf(legs, travelClass, state !== 'open') : null;
      return crossing ? [{ number: numbers[0], crossing }] : [];
    },
  );
  return (
    <section className={styles.left}>
      <h3>{t('remove.from', { count: crossings.length })}</h3>
      {crossings.map(({ number, crossing }) => (
        <CrossingFacts key={number} crossing={crossing} />
      ))}
    </section>
  );
}

type RemoveFormProps = {
  booking: Booking;
  own: BookingAccess;
  chosen: readonly string[];
  nameOf: (item: string) => string;
};

/** A list of checkboxes for the party. It is a GET form, so that the preview has an address. */
async function RemoveForm({ booking, own, chosen, nameOf }: RemoveFormProps) {
  const t = await getTranslations('common.booking.change');
  return (
    <form method="get" action={paths.manageBooking(own.locale, 'remove')} className={styles.remove}>
      <input type="hidden" name="ref" value={own.reference} />
      <input type="hidden" name="asked" value="yes" />
      <fieldset>
        <legend className="visually-hidden">{t('remove.legend')}</legend>
        {travellingItems(booking).map((item) => (
          <label key={item} className={fields.check}>
            <input type="checkbox" name="item" value={item} defaultChecked={chosen.includes(item)} />
            {nameOf(item)}
          </label>
        ))}
      </fieldset>
      <button className={buttonClasses({ tone: 'navy' })}>{t('remove.see')}</button>
      <a href={managePath(own.locale, own.reference)} className={buttonClasses({ tone: 'line' })}>
        {t('keep')}
      </a>
    </form>
  );
}
