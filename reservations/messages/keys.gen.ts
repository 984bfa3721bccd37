// Written by `npm run texts` from el.json.
type NoValues = Record<never, never>;

export type Texts = {
  'search.reasons.no_line': NoValues;
  'search.reasons.past': NoValues;
  'search.reasons.departed': NoValues;
  'search.reasons.not_on_sale': NoValues;
  'search.reasons.no_sailing': NoValues;
  'search.reasons.cancelled': NoValues;
  'search.reasons.sold_out': NoValues;
  'search.reasons.vehicles_full': NoValues;
  'search.reasons.vehicles_refused': NoValues;
};
