import { getTranslations } from 'next-intl/server';
import type { Alert } from '#lib/content/readers/home.server.ts';
import { CircleAlert, Info, TriangleAlert } from '../icon/drawn.server.tsx';
import { TextLink } from '../link/text-link.tsx';
import styles from './alert.module.css';

const ICONS = { info: Info, warn: TriangleAlert, bad: CircleAlert } as const;
const WORDS = { info: 'alertInfo', warn: 'alertWarn', bad: 'alertBad' } as const;

/** Active alerts. Renders nothing when there are none: no empty frame or heading. */
export async function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  const t = await getTranslations('common.home');
  return (
    <section className={styles.list} aria-label={t('alerts')}>
      {alerts.map((alert) => {
        const Icon = ICONS[alert.severity];
        return (
          <article key={alert.id} className={`${styles.alert} ${styles[alert.severity]}`}>
            <h2>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <span className="visually-hidden">{t(WORDS[alert.severity])}: </span>
              {alert.title}
            </h2>
            <p>
              {`${alert.text} `}
              <span className={`num ${styles.until}`}>{t('alertUntil', { day: alert.until })}</span>
            </p>
            {alert.href ? <TextLink href={alert.href}>{t('alertMore')}</TextLink> : null}
          </article>
        );
      })}
    </section>
  );
}
