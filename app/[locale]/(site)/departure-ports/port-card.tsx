import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ChevronDown, MapPin } from '#app/_ui/icon/drawn.server.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { mapAddress, type GuidePort } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { Amenities } from './amenities.tsx';
import { NextDepartures } from './next-departures.client.tsx';
import styles from './port-card.module.css';

/** One port for somebody on the way to it: where the ship berths, what leaves next, how to get there; the rest on demand. */
export async function PortCard({ port }: { port: GuidePort }) {
  const locale = await currentLocale();
  const [t, phone] = await Promise.all([getTranslations('common.ports'), operatorPhone(locale)]);
  const { text, quays } = port;
  const single = quays.length === 1 ? quays[0] : undefined;
  const more = [
    { key: 'facilities', text: text?.facilities },
    { key: 'parking', text: text?.parking },
    { key: 'accessibility', text: text?.accessibility },
  ] as const;
  return (
    <article id={single?.anchor ?? `port-${port.code.toLowerCase()}`} className={styles.port}>
      <h3>{port.name}</h3>
      {single ? (
        <p className={styles.note}>
          {single.note}{' '}
          <a href={mapAddress(single)} rel="noopener" aria-label={t('mapOf', { quay: port.name })}>
            <MapPin aria-hidden size={18} strokeWidth={1.75} />
            {t('map')}
          </a>
        </p>
      ) : null}
      {text && text.amenities.length > 0 ? <Amenities amenities={text.amenities} /> : null}
      <NextDepartures
        port={port.code}
        locale={locale}
        labels={{
          title: t('next'),
          region: t('nextOf', { port: port.name }),
          loading: t('loading'),
          away: t('away', { phone: phone.text }),
          none: t('none'),
          noScript: t('noScript'),
        }}
        isQuayTold={quays.length > 1}
      />
      <div className={styles.book}>
        <ButtonLink href={paths.booking(locale, { from: port.code })} tone="navy" small>
          {t('book')}
          <span className="visually-hidden">, {port.name}</span>
        </ButtonLink>
      </div>
      {text?.gettingThere ? (
        <div className={styles.text}>
          <h4>{t('gettingThere')}</h4>
          <p>{text.gettingThere}</p>
        </div>
      ) : null}
      {more.some((part) => part.text) ? (
        <details className={styles.more}>
          <summary>
            {t('more')}
            <span className="visually-hidden">, {port.name}</span>
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          </summary>
          {more.map((part) =>
            part.text ? (
              <div key={part.key} className={styles.text}>
                <h4>{t(part.key)}</h4>
                <p>{part.text}</p>
              </div>
            ) : null,
          )}
        </details>
      ) : null}
    </article>
  );
}
