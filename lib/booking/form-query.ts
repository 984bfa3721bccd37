import { all, type RawQuery } from './raw-query.ts';

const FIELDS = 'way from to date return adults children infants vehicles pets claims promo'.split(' ');

/** The search form's fields from an address, unchanged, for another address that fills the form in again. */
export function formQuery(raw: RawQuery): string {
  const kept = new URLSearchParams();
  for (const name of FIELDS) for (const value of all(raw, name)) kept.append(name, value.slice(0, 60));
  return kept.toString();
}
