import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { Matrix, MatrixCell } from '#lib/timetable/matrix.ts';
import styles from './island-matrix.module.css';

type Props = { matrix: Matrix; from: string };

/**
 * Each port is at the end of its own row, where its column begins; the column holds the prices from it. Screen readers
 * get both names with every price.
 */
export async function Triangle({ matrix, from }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  const caption = t('islandCaption', { line: matrix.name, ship: t(matrix.kind).toLocaleLowerCase(locale) });
  return (
    // A scrolling region must be reachable by keyboard; Safari doesn't do that automatically.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={`num ${styles.triangle}`} style={{ '--ports': matrix.rows.length }}>
        <caption>{caption}</caption>
        <tbody>
          {matrix.rows.map(({ port, name, cells }, index) => (
            <tr key={port}>
              {cells.map((cell, column) => (
                <Cell
                  key={cell?.from ?? `none ${matrix.rows[column]?.port}`}
                  cell={cell}
                  isOwn={cell?.from === from || cell?.to === from}
                  label={cell ? t('islandCell', { from: cell.fromName, to: name }) : t('notSold')}
                />
              ))}
              <th
                scope="row"
                colSpan={matrix.rows.length - index}
                className={port === from ? styles.own : undefined}
              >
                {name.replace(/ \(.*\)$/, '')}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ cell, isOwn, label }: { cell: MatrixCell | null; isOwn: boolean; label: string }) {
  if (!cell)
    return (
      <td>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{label}</span>
      </td>
    );
  return (
    <td
      className={isOwn ? styles.on : undefined}
      style={{ '--shade': `${Math.round(10 + 52 * cell.shade)}%` }}
    >
      <SiteLink href={cell.href} prefetch={false} aria-label={`${label}: ${cell.price} €`}>
        {cell.price}
      </SiteLink>
    </td>
  );
}
