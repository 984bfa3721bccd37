import type { Locale } from '#foundation/text/locales.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import type { PriceRow } from './price-rows.ts';

type Props = { row: PriceRow; locale: Locale };

/** What a row stands for, and for how many. */
export function PriceWhat({ row, locale }: Props) {
  return (
    <th scope="row">
      {row.count > 1 ? `${row.count} × ` : ''}
      {unbroken(row.text[locale])}
    </th>
  );
}
