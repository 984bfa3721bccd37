import { memo } from 'react';

export type Country = { code: string; name: string };

/** Two hundred lines for each passenger: printed once, whatever else on the page changes. */
export const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
