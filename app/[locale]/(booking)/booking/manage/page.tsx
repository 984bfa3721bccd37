import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { cookies } from 'next/headers';
import { BookingAway } from '#app/[locale]/(booking)/_booking/frame/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/_booking/frame/flow-frame.tsx';
import { localeOf } from '#app/[locale]/(booking)/_booking/frame/locale-of.ts';
import { LookupPage } from '#app/[locale]/(booking)/_booking/manage/lookup-page.tsx';
import { BookingPage } from '#app/[locale]/(booking)/_booking/mine/booking-page.tsx';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import { managePath, noteOf } from '#lib/booking/manage/manage-path.ts';
import { getBooking, getNetwork } from '#lib/booking/reservations-client.server.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { paths } from '#lib/routes/paths.ts';
import { normaliseReference } from '#reservations/contract/index.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

/** Refusals that only say: this browser may not open it. */
const CLOSED = new Set(['access_denied', 'not_found']);

export async function generateMetadata(): Promise<Metadata> {
  // The page prints the title itself: it says when something has to be corrected, also without a script.
  // No address of a booking goes to another site; without any referrer the page's own forms would look foreign (`Origin: null`).
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** A booking, for whoever made it in this browser, came by the link of a letter, or knows its reference and a surname. */
export default async function ManagePage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const query = await searchParams;
  const reference = normaliseReference(first(query, 'ref') ?? '').slice(0, 7);
  const view = first(query, 'view') === 'cancel' ? { view: 'cancel' as const } : {};
  const note = noteOf(first(query, 'note'));
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, reference);
  const answer = credential && (await getBooking(reference, credential, locale));
  const isClosed = answer?.kind === 'refused' && CLOSED.has(answer.problem.code);
  const network = answer?.kind === 'ok' ? await getNetwork(locale) : null;
  return (
    <FlowFrame
      locale={locale}
      hrefOf={(language) =>
        reference ? managePath(language, reference, view) : paths.manageBooking(language)
      }
    >
      {!credential || !answer || isClosed ? (
        <LookupPage locale={locale} reference={reference} note={note} />
      ) : answer.kind === 'ok' ? (
        <BookingPage
          booking={answer.value}
          network={network?.kind === 'ok' ? network.value : null}
          own={{ reference, credential, locale }}
          isCancelling={'view' in view}
          note={note}
        />
      ) : (
        <BookingAway locale={locale} answer={answer} />
      )}
    </FlowFrame>
  );
}
