import { getTranslations } from 'next-intl/server';
import type { PriceView } from '#lib/timetable/price-view.ts';
import { PortName } from './port-name.tsx';
import table from './price-table.module.css';
import styles from './vehicle-table.module.css';

/** As many columns as the style sheet can show one at a time; a table with more scrolls. */
const MOST_COLUMNS = 8;

/**
 * Vehicle prices by size, a line per kind of ship; below it the prices that are the same everywhere. Small screens show the prices of
 * the chosen vehicle only.
 */
export async function VehicleTable({ view }: { view: PriceView }) {
  const t = await getTranslations('common.prices');
  const rows = view.groups.flatMap((group) => group.rows).filter(({ vehicles }) => vehicles.length > 0);
  if (view.groups.length === 0) return null;
  return (
    <div className={`wrap ${table.section} ${table.apart}`}>
      <h2 id="vehicles">{t('vehicles')}</h2>
      <p className={table.lead}>{rows.length > 0 ? t('vehiclesText') : t('noVehicles')}</p>
      {rows.length > 0 ? (
        // A scrolling region must be reachable by keyboard; Safari doesn't do that automatically.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-labelledby="vehicles" tabIndex={0}>
          {view.vehicleColumns.length <= MOST_COLUMNS ? <VehicleChoice names={view.vehicleColumns} /> : null}
          <table className={`num ${table.table} ${styles.vehicles}`} aria-labelledby="vehicles">
            <thead>
              <tr>
                <th scope="col">{t('to')}</th>
                <th scope="col" className={styles.ship}>
                  {t('ship')}
                </th>
                {view.vehicleColumns.map((name, index) => (
                  <th key={name} scope="col" data-column={index}>
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
                        data-column={index}
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

/** Which vehicle a small screen shows prices of. The style sheet follows it, so it works without a script. */
async function VehicleChoice({ names }: { names: readonly string[] }) {
  const t = await getTranslations('common.prices');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('vehicle')}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name="vehicle" value={index} defaultChecked={index === 0} autoComplete="off" />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
