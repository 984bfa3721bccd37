import { inSentence } from '#foundation/text/place-forms.ts';
import type { PortNames } from '#lib/reservations/port-names.ts';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { dayInYear } from '#foundation/dates/format-day.ts';
import { childCategory, type PriceView } from '#lib/timetable/price-view.ts';
import type { PriceList, VesselKind } from '#contracts/reservations/index.ts';
import styles from './price-table.module.css';
import { PortName } from './port-name.tsx';

type Props = { view: PriceView; list: PriceList; ports: PortNames; from: string };

/** Passenger fares: a row per destination, with columns for a kind of ship only where one sails. */
export async function FareTable({ view, list, ports, from }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  const rows = view.groups.flatMap((group) => group.rows);
  const kinds = (['fast', 'ferry'] satisfies VesselKind[]).filter((kind) =>
    rows.some(({ ships }) => ships[kind] !== null),
  );
  const child =
    list.passengerCategories.find(({ code }) => code === childCategory(list))?.name[locale] ?? t('child');
  const columns = [t('adult'), t('better'), child];
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="fares">
      <h2 id="fares" className="visually-hidden">
        {t('passengers')}
      </h2>
      <table className={`num ${styles.table} ${styles.people}`} aria-labelledby="fares">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('to')}
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="colgroup" colSpan={3} className={styles.kind}>
                <span>{t(kind)}</span>
              </th>
            ))}
            <th scope="col" rowSpan={2}>
              <span className="visually-hidden">{t('book')}</span>
            </th>
          </tr>
          <tr>
            {kinds.map((kind) => (
              <Fragment key={kind}>
                {columns.map((name, index) => (
                  <th key={name} scope="col" className={index === 0 ? styles.first : undefined}>
                    {name}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
        </thead>
        {view.groups.map((group) => (
          <tbody key={group.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2 + 3 * kinds.length}>
                {group.name}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.to}>
                <th scope="row">
                  <PortName name={row.name} />
                </th>
                {kinds.map((kind) => {
                  const ship = row.ships[kind];
                  const prices = [ship?.adult ?? null, ship?.better ?? null, ship?.child ?? null];
                  return prices.map((price, index) => (
                    <td
                      key={columns[index]}
                      className={`${index === 0 ? styles.main : ''} ${ship ? '' : styles.absent}`}
                      data-label={columns[index]}
                    >
                      {index === 0 ? <span aria-hidden className={styles.ship} data-ship={t(kind)} /> : null}
                      {index === 0 && price ? (
                        <span className={styles.amount} data-label={columns[0]}>
                          {price}
                        </span>
                      ) : (
                        (price ?? <Dash label={t('notSold')} />)
                      )}
                    </td>
                  ));
                })}
                <td className={styles.book}>
                  <SiteLink
                    href={row.href}
                    prefetch={false}
                    aria-label={t.markup('bookTo', {
                      from: inSentence(ports(from)),
                      to: inSentence(ports(row.to)),
                    })}
                  >
                    {t('book')}
                  </SiteLink>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.legend}>
        {`${t('legend')} `}
        <span className={styles.dash}>{`${t('legendDash')} `}</span>
        {t('asOf', { day: dayInYear(list.day, locale) })}
      </p>
    </section>
  );
}

function Dash({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}
