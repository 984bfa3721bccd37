import { currentLocale } from '#lib/i18n/current-locale.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import type { PriceRow } from './price-rows.ts';

type Props = { row: PriceRow };

/** What a row stands for, and for how many. */
export async function PriceWhat({ row }: Props) {
  const locale = await currentLocale();
  return (
    <th scope="row">
      {row.count > 1 ? `${row.count} × ` : ''}
      {unbroken(row.text[locale])}
    </th>
  );
}
