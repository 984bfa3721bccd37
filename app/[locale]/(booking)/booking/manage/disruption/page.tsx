import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { managePath, type Note } from '#lib/booking/manage/manage-path.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { getTranslations } from 'next-intl/server';
import { getDisruptions, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { effectOf } from '#lib/booking/manage/booking-status.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { printReference, type Booking, type BookingDisruption } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BookingHead, NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import styles from './disruption.module.css';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { ChoiceForm, OfferList, RefundChoice, refundAnchor } from './choices.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { sourceName } from '#foundation/text/law-names.ts';
import { formatPrice } from '#foundation/money/price.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** A booking's disruptions, and the owner's options. */
export default async function ManageDisruptionPage({ searchParams }: Props) {
  return (
    <RequireBookingAccess
      query={await searchParams}
      hrefOf={(language, reference) => managePath(language, reference, { view: 'disruption' })}
    >
      {(booking, own, note) => <DisruptionPage booking={booking} own={own} note={note} />}
    </RequireBookingAccess>
  );
}

type DisruptionPageProps = { booking: Booking; own: BookingAccess; note: Note | null };

/**
 * The disruptions, latest first, with the current options. Offers are always fresh: the service computes them for each
 * request.
 */
async function DisruptionPage({ booking, own, note }: DisruptionPageProps) {
  const { locale, reference } = own;
  const t = await getTranslations('common.booking.disruption');
  const mine = await getTranslations('common.booking.mine');
  const answer = await getDisruptions(own);
  const title = t('pageTitle', { reference: printReference(booking.reference) });
  const refused = answer.kind === 'refused' ? answer.problem.code : undefined;
  const shownNote = answer.kind === 'ok' ? note : refusalNote(refused, 'away');
  const disruptions = answer.kind === 'ok' ? answer.value.disruptions : [];
  return (
    <>
      <title>
        {shownNote ? mine('titleWithNote', { note: mine(`note.${shownNote}.title`), title }) : title}
      </title>
      <BookingHead booking={booking} />
      <div className={`wrap ${styles.body}`}>
        {shownNote ? <NoteNotice note={shownNote} /> : null}
        {disruptions.map((each) => (
          <OneDisruption key={each.id} disruption={each} booking={booking} own={own} />
        ))}
        {answer.kind === 'ok' && disruptions.length === 0 ? <p className={styles.lede}>{t('none')}</p> : null}
        <p className={styles.end}>
          <a href={managePath(locale, reference)} className={layout.link}>
            {t('back')}
          </a>
        </p>
      </div>
    </>
  );
}

type OneDisruptionProps = { disruption: BookingDisruption; booking: Booking; own: BookingAccess };

/** One disruption: what and why, the options, and the assistance due to waiting passengers. */
async function OneDisruption({ disruption, booking, own }: OneDisruptionProps) {
  const { locale } = own;
  const t = await getTranslations('common.booking.disruption');
  const phone = await operatorPhone(locale);
  const { id, text, choice, choices, offers, refund, assistance } = disruption;
  const leg = booking.segments[disruption.segment]?.leg;
  const about = { disruption, own };
  return (
    <article className={styles.one} aria-labelledby={`d-${id}`}>
      <header>
        <h2 id={`d-${id}`} className={layout.h2}>
          {t(`effect.${effectOf(disruption, booking)}`)}
        </h2>
        {leg && !choice ? (
          <p className={styles.ship}>
            {t('booked', {
              from: leg.from.portName[locale],
              to: leg.to.portName[locale],
              day: datedDay(leg.from.at, locale),
              time: clock(leg.from.plannedAt ?? leg.from.at),
              ship: leg.vessel.name[locale],
            })}
          </p>
        ) : null}
        {/* The office's own words say the cause. */}
        <p className={styles.lede}>{text[locale]}</p>
        {choice ? <p className={styles.done}>{t(`chosen.${choice}`)}</p> : null}
        {choices.length > 0 ? <p className={styles.lede}>{t('free')}</p> : null}
        {/* Beside the other ships on wide screens, below all of them on others. */}
        {refund && refund.cents > 0 && choices.includes('refund') && choices.length > 1 ? (
          <p className={styles.toRefund}>
            <a href={`#${refundAnchor(disruption)}`} className={layout.link}>
              {t('toRefund', { price: formatPrice(refund.cents, locale) })}
            </a>
          </p>
        ) : null}
      </header>
      <div>
        {choices.includes('keep') ? (
          <section>
            <h3>{t('keepTitle')}</h3>
            {leg ? (
              <p className={styles.lede}>
                {t('keepText', { departs: clock(leg.from.at), arrives: clock(leg.to.at) })}
              </p>
            ) : null}
            <ChoiceForm {...about} kind="keep" leads>
              {t('keep')}
            </ChoiceForm>
          </section>
        ) : null}
        {choices.includes('rebook') ? (
          <section>
            <h3>{t('rebookTitle')}</h3>
            {offers.length > 0 ? (
              <OfferList {...about} />
            ) : (
              <p className={styles.lede}>{t('noOffers', { phone: phone.text })}</p>
            )}
          </section>
        ) : null}
      </div>
      <div>
        {refund && choices.includes('refund') ? (
          <RefundChoice {...about} refund={refund} booking={booking} />
        ) : null}
        {assistance.length > 0 ? <Assistance assistance={assistance} /> : null}
      </div>
    </article>
  );
}

type AssistanceProps = { assistance: BookingDisruption['assistance'] };

/** The assistance that the law grants to waiting passengers. */
async function Assistance({ assistance }: AssistanceProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.disruption');
  return (
    <section>
      <h3>{t('assistanceTitle')}</h3>
      <ul className={styles.owed}>
        {assistance.map(({ what, ruleId, capCents, nights, legalReason, source }) => (
          <li key={ruleId}>
            <b>
              {nights !== null && capCents !== null
                ? t('cap', { what: t(what), nights, price: formatPrice(capCents, locale) })
                : t(what)}
            </b>
            <p>
              {legalReason[locale]}
              {source ? <small>{sourceName(source, locale)}</small> : null}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.lede}>{t('assistanceHow')}</p>
    </section>
  );
}
