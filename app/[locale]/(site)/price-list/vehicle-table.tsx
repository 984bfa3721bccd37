import { getTranslations } from 'next-intl/server';
import type { PriceView } from '#lib/timetable/price-view.ts';
import { PortName } from './port-name.tsx';
import styles from './price-table.module.css';

/** Vehicle prices by size, a line per kind of ship; below it the prices that are the same everywhere. */
export async function VehicleTable({ view }: { view: PriceView }) {
  const t = await getTranslations('common.prices');
  const rows = view.groups.flatMap((group) => group.rows).filter(({ vehicles }) => vehicles.length > 0);
  if (view.groups.length === 0) return null;
  return (
    <div className={`wrap ${styles.section} ${styles.apart}`}>
      <h2 id="vehicles">{t('vehicles')}</h2>
      <p className={styles.lead}>{rows.length > 0 ? t('vehiclesText') : t('noVehicles')}</p>
      {rows.length > 0 ? (
        // A scrolling region must be reachable by keyboard; Safari doesn't do that automatically.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-labelledby="vehicles" tabIndex={0}>
          <table className={`num ${styles.table} ${styles.vehicles}`} aria-labelledby="vehicles">
            <thead>
              <tr>
                <th scope="col">{t('to')}</th>
                <th scope="col" className={styles.ship}>
                  {t('ship')}
                </th>
                {view.vehicleColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <tbody key={row.to}>
                {row.vehicles.map(({ kind, prices }, line) => (
                  <tr key={kind}>
                    {line === 0 ? (
                      <th scope="rowgroup" rowSpan={row.vehicles.length}>
                        <PortName name={row.name} />
                      </th>
                    ) : null}
                    <th scope="row" className={styles.ship}>
                      {t(kind)}
                    </th>
                    {prices.map((price, index) => (
                      <td
                        key={view.vehicleColumns[index]}
                        className={price === null ? styles.absent : undefined}
                        data-label={view.vehicleColumns[index]}
                      >
                        {price ?? (
                          <>
                            <span aria-hidden>–</span>
                            <span className="visually-hidden">{t('notSold')}</span>
                          </>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      ) : null}
      {view.flat.length > 0 ? (
        <div className={styles.flat}>
          <h3>{t('everywhere')}</h3>
          <dl className="num">
            {view.flat.map(({ name, price }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{price ?? t('free')}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </div>
  );
}
