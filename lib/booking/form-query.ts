import { all, type RawQuery } from './raw-query.ts';

const FIELDS = 'way from to date return adults children infants vehicles pets claims promo'.split(' ');

/** The fields of the search form in an address, as they were given, to be handed to the form again in an address of its own. */
export function formQuery(raw: RawQuery): string {
  const kept = new URLSearchParams();
  for (const name of FIELDS) for (const value of all(raw, name)) kept.append(name, value.slice(0, 60));
  return kept.toString();
}
