import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { routeOf, statusOf, statusText, type BookingStatus } from '#lib/booking/manage/booking-status.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import manage from './lookup.module.css';
import styles from './manage.module.css';
import { isGood, type Note } from '#lib/booking/manage/manage-path.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  booking: Booking;
  /** A page for one task: on phones without the picture, so that its question is in the first view. */
  isTask?: boolean;
};

const tones = {
  held: layout.warn,
  paying: layout.warn,
  unpaid: layout.warn,
  ticketed: layout.ok,
  open: layout.neutral,
  gone: layout.neutral,
  lapsed: layout.neutral,
  cancelled: layout.bad,
} satisfies Record<BookingStatus, string | undefined>;

/** The booking's reference and status, at the top of the page. */
export async function BookingHead({ booking, isTask = false }: Props) {
  const locale = await currentLocale();
  const [t, network] = await Promise.all([getTranslations('common.booking.mine'), getNetwork()]);
  const ports = network.kind === 'ok' ? network.value.ports : [];
  const standing = statusOf(booking);
  const route = routeOf(booking.segments);
  const names = booking.passengers.filter((each) => !each.cancelled).map(({ given }) => given);
  const plates = booking.vehicles.filter((each) => !each.cancelled).map(({ plate }) => plate);
  return (
    <section className={`${manage.head} ${isTask ? manage.task : ''}`}>
      <div className={`wrap ${manage.headIn}`}>
        <div className={manage.text}>
          <p className={styles.kicker}>
            {`${t('booking')} `}
            <b className="num">{printReference(booking.reference)}</b>
          </p>
          <h1 className={layout.h1}>
            {route
              ? t(route.isReturn ? 'routeReturn' : 'route', {
                  from: route.from.portName[locale],
                  to: route.to.portName[locale],
                })
              : t('booking')}
          </h1>
          <ul className={styles.state}>
            <li className={`${layout.tag} ${tones[standing]}`}>{t(`tag.${statusText(booking)}`)}</li>
            {names.length > 0 ? <li>{names.join(', ')}</li> : null}
            {plates.length > 0 ? <li>{t('vehicles', { count: plates.length })}</li> : null}
          </ul>
        </div>
        <IslandPicture
          island={ports.find((port) => port.code === route?.to.port)?.island ?? ''}
          className={manage.picture}
          sizes={isTask ? '(min-width: 48em) 400px, 1px' : '400px'}
          priority
        />
      </div>
    </section>
  );
}

/** The result of the traveller's last action, and what to do now. */
export async function NoteNotice({ note, children }: { note: Note; children?: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine.note');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone={isGood(note) ? 'info' : 'warn'} title={t(`${note}.title`)} announce>
      <p>{t(`${note}.text`, { phone: phone.text })}</p>
      {children}
    </Notice>
  );
}
