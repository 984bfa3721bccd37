import { getTranslations } from 'next-intl/server';
import type { Alert } from '#lib/content/readers/home.server.ts';
import { CircleAlert, Info, TriangleAlert } from '../icon/drawn.server.tsx';
import { TextLink } from '../link/text-link.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './alert.module.css';

const ICONS = { info: Info, warn: TriangleAlert, bad: CircleAlert } as const;
const WORDS = { info: 'alertInfo', warn: 'alertWarn', bad: 'alertBad' } as const;

/** Active alerts, folded on phones except the most serious. Renders nothing when there are none: no empty frame or heading. */
export async function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  const t = await getTranslations('common.home');
  return (
    <section className={styles.list} aria-label={t('alerts')}>
      {alerts.map((alert) => {
        const Icon = ICONS[alert.severity];
        return (
          <AlertRow
            key={alert.id}
            severity={alert.severity}
            icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
            label={t(WORDS[alert.severity])}
            title={alert.title}
            isFolded={alert.severity !== 'bad'}
          >
            <p>
              {`${alert.text} `}
              <span className={`num ${styles.until}`}>{t('alertUntil', { day: alert.until })}</span>
            </p>
            {alert.href ? <TextLink href={alert.href}>{t('alertMore')}</TextLink> : null}
          </AlertRow>
        );
      })}
    </section>
  );
}
