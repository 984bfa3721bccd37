import { getTranslations } from 'next-intl/server';
import { quoteChange } from '#lib/booking/manage/change/change-client.server.ts';
import { removePath } from '#lib/booking/manage/change/change-path.ts';
import type { Refused } from '#lib/booking/manage/change/change-query.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import { travellingItems } from '#lib/booking/manage/change/travelling.ts';
import { partyOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import { ConfirmForm } from '#app/[locale]/(booking)/booking/manage/_shared/confirm-form.tsx';
import { Reasons } from '#app/[locale]/(booking)/booking/manage/_shared/reasons.tsx';
import { RefusedNotice } from '#app/[locale]/(booking)/booking/manage/_shared/refused-notice.tsx';
import { RemoveForm } from './remove-form.tsx';

type Props = {
  booking: Booking;
  own: Own;
  items: readonly string[];
  /** The form was sent, with or without anything ticked. */
  isAsked: boolean;
  refused: Refused | null;
};

/** Which of those who travel are taken out, and what that gives back. Everything is in the address until it is confirmed. */
export async function RemoveView({ booking, own, items, isAsked, refused }: Props) {
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
          : isAsked
            ? t('remove.none')
            : null;
    return (
      <div className={`wrap ${furniture.layout}`}>
        <title>{notice ? t('titleWith', { notice, title }) : title}</title>
        <div className={styles.main}>
          {notice ? (
            <Notice tone="warn" title={notice} announce>
              {answer ? (
                <p>
                  {answer.kind === 'refused' ? problemSentence(answer.problem) : ''} {t('refused.kept')}
                </p>
              ) : null}
            </Notice>
          ) : null}
          <h2 className={furniture.h2}>{t('remove.heading')}</h2>
          <p className={styles.lede}>{t('remove.lede')}</p>
          <RemoveForm booking={booking} own={own} chosen={chosen} nameOf={nameOf} />
        </div>
      </div>
    );
  }
  return (
    <div className={`wrap ${furniture.layout}`}>
      <title>{title}</title>
      <div className={styles.main}>
        <RefusedNotice own={own} refused={refused} nowCents={answer.value.differenceCents} />
        <h2 className={furniture.h2}>{t('remove.leaving')}</h2>
        <ul className={styles.leaving}>
          {chosen.map((item) => (
            <li key={item}>{nameOf(item)}</li>
          ))}
        </ul>
        <Reasons reasons={answer.value.reasons} />
        <a href={removePath(locale, reference)} className={furniture.link}>
          {t('remove.other')}
        </a>
      </div>
      <aside className={furniture.aside}>
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
