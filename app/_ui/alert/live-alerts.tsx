import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { sailingAlerts } from '#lib/timetable/sailing-alerts.ts';
import { readAlerts } from '#lib/reservations/cached-reads.server.ts';
import { LiveAlertList } from './live-alert-list.client.tsx';

type Props = {
  /** Only sailings that concern one of these ports. */
  ports?: readonly string[];
};

/** The sailings that don't run as planned, from the service itself: first as rendered with the page, then refreshed. */
export async function LiveAlerts({ ports }: Props) {
  const locale = await currentLocale();
  const [t, alerts] = await Promise.all([getTranslations('common.home'), readAlerts()]);
  return (
    <LiveAlertList
      initial={alerts && sailingAlerts(alerts, locale, ports ?? null)}
      locale={locale}
      ports={ports?.join(',') ?? null}
      labels={{
        region: t('sailingAlerts'),
        bad: t('alertBad'),
        warn: t('alertWarn'),
        more: t('sailingAlertsMore', { count: '#' }),
      }}
    />
  );
}
