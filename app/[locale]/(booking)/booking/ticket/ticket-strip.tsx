import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Ship } from '#lib/booking/tickets/by-ship.ts';
import { clock, fullDay } from '#foundation/dates/format-day.ts';
import { Share2 } from '#app/_ui/icon/drawn.server.tsx';
import { ShareLink } from '#app/[locale]/(booking)/booking/_shared/share-link.client.tsx';
import { siteUrl } from '#lib/address.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { passengerCategories, vehicleCategories } from '#contracts/reservations/index.ts';
import { TicketCode } from '#app/[locale]/(booking)/booking/_shared/ticket-code.tsx';
import { StripDots } from './strip-dots.client.tsx';
import styles from './ticket-strip.module.css';

type Props = { ship: Ship };

/** The tickets of one ship side by side, one on the screen at a time. It scrolls without a script too. */
export async function TicketStrip({ ship }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.ticket');
  const tTravellers = await getTranslations('common.booking.travellers');
  const { coded, others, segment } = ship;
  const { from, to } = segment.leg;
  const ends = { from: from.portName[locale], to: to.portName[locale] };
  const id = `tickets-${String(ship.index)}`;
  const count = coded.length;
  return (
    <>
      <ul id={id} className={styles.strip} data-bubble-waits aria-label={t('strip', ends)}>
        {coded.map((ticket, index) => {
          const name = ticket.bearer[locale];
          const category = categoryOf(ticket, tTravellers);
          return (
            <li key={ticket.document} id={`ticket-${String(ticket.document)}`} className={styles.ticket}>
              <TicketCode
                id={String(ticket.document)}
                code={ticket.code}
                name={name}
                text={t('code', { name, ...ends })}
                ship={`${ends.from} – ${ends.to}, ${clock(from.at)}`}
              />
              <p className={styles.who}>
                <b>{name}</b>
                {count > 1 ? <span className="num">{t('place', { number: index + 1, count })}</span> : null}
              </p>
              <p className={styles.more}>
                {category === null || category === name ? null : <span>{category}</span>}
                <span className="num">{t('number', { number: ticket.number })}</span>
                {ticket.man ? <span className="num">{t('man', { man: ticket.man })}</span> : null}
                {ticket.proof ? <span>{t('proof', { proof: ticket.proof[locale] })}</span> : null}
              </p>
              {ticket.share ? (
                <p className={styles.share}>
                  <ShareLink
                    address={`${siteUrl()}${paths.sharedTicket(locale, { document: ticket.document, token: ticket.share })}`}
                    text={t('share.sentence', {
                      name,
                      ...ends,
                      day: fullDay(from.at, locale),
                      time: clock(from.at),
                    })}
                    texts={{
                      title: t('share.title'),
                      text: t('share.text', { name }),
                      copied: t('share.copied'),
                      failed: t('share.failed'),
                    }}
                    icon={<Share2 aria-hidden className="icon" />}
                  />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {count > 1 ? (
        <StripDots
          strip={id}
          label={t('dots', ends)}
          items={coded.map(({ document, bearer }, index) => ({
            id: `ticket-${String(document)}`,
            label: t('dot', { number: index + 1, count, name: bearer[locale] }),
          }))}
        />
      ) : null}
      {others.length > 0 ? (
        <p className={styles.pets}>
          {t('pets', { names: others.map(({ bearer }) => bearer[locale]).join(', ') })}
        </p>
      ) : null}
    </>
  );
}

type Translator = Awaited<ReturnType<typeof getTranslations<'common.booking.travellers'>>>;

/** The category of a traveller or vehicle as text; null for one that this site doesn't know yet. */
function categoryOf({ category }: { category: string }, tTravellers: Translator): string | null {
  const passenger = passengerCategories.find((each) => each === category);
  if (passenger) return tTravellers(`category.${passenger}`);
  const vehicle = vehicleCategories.find((each) => each === category);
  return vehicle ? tTravellers(`vehicleCategory.${vehicle}`) : null;
}
