import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { FareRow } from '#lib/timetable/fare-row.ts';
import blockStyles from './offer-blocks.module.css';
import styles from './fare-rows.module.css';

type Props = {
  id: string;
  title: string;
  note: string | null;
  rows: readonly FareRow[];
  texts: {
    route: string;
    price: string;
    book: string;
    priceFrom: (price: string) => string;
    inBooking: string;
    away: string;
    about: string;
  };
};

/** A board of fares. Without any prices it says where to find them, and every row still links to booking. */
export function FareRows({ id, title, note, rows, texts }: Props) {
  if (rows.length === 0) return null;
  const hasPrices = rows.some(({ price }) => price !== null);
  return (
    <section className={blockStyles.block} aria-labelledby={id}>
      <div className={`wrap ${blockStyles.split}`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.about}>{hasPrices ? texts.about : texts.away}</p>
          {note ? <p className={styles.about}>{note}</p> : null}
        </div>
        <table className={`num ${styles.fares}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.route}</th>
              {hasPrices ? <th scope="col">{texts.price}</th> : null}
              <th scope="col">
                <span className="visually-hidden">{texts.book}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.from} – {row.to}
                  {row.duration ? <small>{row.duration}</small> : null}
                </th>
                {hasPrices ? (
                  <td className={row.price ? styles.price : styles.unknown} {...(row.price ? row.mark : {})}>
                    {row.price ? texts.priceFrom(row.price) : texts.inBooking}
                  </td>
                ) : null}
                <td>
                  <SiteLink href={row.href}>
                    {texts.book}
                    <span className="visually-hidden">
                      : {row.from} – {row.to}
                    </span>
                  </SiteLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
