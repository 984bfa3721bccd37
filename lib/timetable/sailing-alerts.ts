import { clock, longDay } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { type Alert, isAsPlanned } from '#contracts/reservations/index.ts';

/** A sailing that doesn't go as planned, with every text ready. */
export type SailingAlert = { id: string; severity: 'warn' | 'bad'; title: string; text: string };

export type SailingAlerts = {
  /** When this was current, as an instant. */
  asOf: string;
  alerts: SailingAlert[];
  /** How many more there are. */
  more: number;
};

/** A storm stops the whole fleet, and nobody reads forty alerts above a page. */
const MOST = 6;
/** Later disruptions are shown only to travellers who have booked, and on that day's pages. */
const WITHIN_MS = 7 * 86_400_000;

/**
 * The sailings of the coming week that don't go as planned, soonest first, without duplicates. With `ports`, only those
 * that concern one of these ports.
 */
export function sailingAlerts(
  { asOf, alerts }: { asOf: string; alerts: readonly Alert[] },
  locale: Locale,
  ports: readonly string[] | null,
): SailingAlerts {
  const concerned = ports
    ? alerts.filter((alert) => alert.ports?.some(({ port }) => ports.includes(port)))
    : alerts;
  const bySailing = Map.groupBy(concerned, ({ sailingId }) => sailingId);
  const views = [...bySailing.values()].flatMap((same) => {
    const [alert] = same;
    const sailing = alert?.sailing;
    if (!alert || !sailing || isAsPlanned(sailing.standing)) return [];
    if (Date.parse(sailing.departsAt) - Date.parse(asOf) > WITHIN_MS) return [];
    const { standing, departsAt, fromName, toName } = sailing;
    const isBad = standing.kind !== 'runs' || standing.changes.some(({ kind }) => kind === 'call-skipped');
    const causes = [...new Set(same.map(({ text }) => text[locale]))];
    const view: SailingAlert & { at: string } = {
      id: alert.sailingId,
      at: departsAt,
      severity: isBad ? 'bad' : 'warn',
      title: `${fromName[locale]} – ${toName[locale]}, ${longDay(departsAt, locale)}, ${clock(departsAt)}: ${standing.title[locale]}`,
      text: [standing.text[locale], ...causes].join(' '),
    };
    return view;
  });
  const inOrder = views.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return {
    asOf,
    alerts: inOrder.slice(0, MOST).map(({ id, severity, title, text }) => ({ id, severity, title, text })),
    more: Math.max(0, inOrder.length - MOST),
  };
}
