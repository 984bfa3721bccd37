import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { type Look, type Ship } from '#lib/booking/tickets/by-ship.ts';
import { getSharedTicket, sharedTicketOf } from '#lib/booking/tickets/shared-ticket.server.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import type { SharedTicket } from '#contracts/reservations/index.ts';
import { KeepAwake } from '../keep-awake.client.tsx';
import { Pass } from '../pass.tsx';
import styles from '../ticket-page.module.css';
import { islandByPort } from '../islands.server.ts';
import stub from '../stub.module.css';
import { TicketStrip } from '../ticket-strip.tsx';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.booking.ticket.shared');
  // The address opens the ticket: no other site may see it.
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** One ticket, for the person who travels with it. Nothing here leads to the booking or its other travellers. */
export default async function SharedTicketPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const own = sharedTicketOf(first(await searchParams, 'ticket'));
  const answer = own && (await getSharedTicket(own, locale));
  const t = await getTranslations('common.booking.ticket.shared');
  return (
    <FlowFrame
      hrefOf={(language) => (own ? paths.sharedTicket(language, own) : paths.manageBooking(language))}
    >
      <div className={`wrap ${styles.page}`}>
        <h1 className={layout.h1}>{t('title')}</h1>
        {answer?.kind === 'ok' ? (
          <SharedPass shared={answer.value} />
        ) : (
          <div className={styles.none}>
            <NoTicket answer={answer} />
          </div>
        )}
      </div>
    </FlowFrame>
  );
}

type NoTicketProps = { answer: Exclude<Result<unknown>, { kind: 'ok' }> | null };

async function NoTicket({ answer }: NoTicketProps) {
  const t = await getTranslations('common.booking');
  const isBusy = answer?.kind === 'refused' && answer.problem.code === 'too_many_requests';
  if (answer?.kind !== 'unreachable' && !isBusy)
    return (
      <Notice tone="warn" title={t('ticket.shared.gone')}>
        <p>{t('ticket.shared.goneText')}</p>
      </Notice>
    );
  return (
    <Notice tone="warn" title={isBusy ? t('refusal.too_many_requests.title') : t('ticket.shared.away')}>
      <p>{t('ticket.shared.awayText', { phone: (await operatorPhone(await currentLocale())).text })}</p>
    </Notice>
  );
}

async function SharedPass({ shared: { ticket, segment, at } }: { shared: SharedTicket }) {
  const t = await getTranslations('common.booking.ticket');
  const islandOf = await islandByPort();
  const { code } = ticket;
  const isOver = Date.parse(segment.leg.to.at) < Date.parse(at);
  const look: Look = code === null ? 'off' : isOver ? 'over' : 'live';
  const ship: Ship = {
    index: ticket.segment,
    segment,
    coded: code === null ? [] : [{ ...ticket, code }],
    others: [],
    isOver,
  };
  return (
    <>
      <KeepAwake />
      <p className={styles.lede}>{t('shared.lede')}</p>
      <ul className={styles.ships}>
        <li>
          <Pass
            segment={segment}
            title={t('shared.one')}
            island={islandOf(segment.leg.to.port)}
            isLight
            look={look}
            now={new Date(at)}
          >
            {code === null ? (
              <p className={stub.word}>{t('notValid')}</p>
            ) : (
              <>
                {isOver ? <p className={stub.word}>{t('over')}</p> : null}
                <TicketStrip ship={ship} />
              </>
            )}
          </Pass>
        </li>
      </ul>
    </>
  );
}
