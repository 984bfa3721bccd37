import type { CallView } from '#lib/timetable/view.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import styles from './call-table.module.css';

export type TableLabels = {
  port: string;
  arrival: string;
  departure: string;
  starts: string;
  ends: string;
};

type Props = {
  calls: readonly CallView[];
  caption: string;
  fareFrom: string;
  labels: TableLabels;
  isOff?: boolean;
};

/** A sailing as a vertical line with the map's dots: ports, times, and the price from the first port to each. */
export function CallTable({ calls, caption, fareFrom, labels, isOff = false }: Props) {
  return (
    <table className={`${styles.table} ${isOff ? styles.off : ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.port}</th>
          <th scope="col">{labels.arrival}</th>
          <th scope="col">{labels.departure}</th>
          <th scope="col">{fareFrom}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={call.port}>
            <th scope="row">
              <b>{call.name}</b>
              {call.quay ? <small>{call.quay}</small> : null}
              {call.note ? <small className={styles.note}>{call.note}</small> : null}
            </th>
            <td>{call.arrives ?? <span className="visually-hidden">{labels.starts}</span>}</td>
            <td className={styles.departs}>
              {call.departs ?? <span className="visually-hidden">{labels.ends}</span>}
            </td>
            <td className={styles.price}>
              {call.price ? (
                <SiteLink href={call.price.href} prefetch={false} aria-label={call.price.label}>
                  {call.price.text}
                </SiteLink>
              ) : (
                <span aria-hidden>–</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
