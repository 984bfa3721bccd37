// Written by `npm run texts` from el.json.
type NoValues = Record<never, never>;

export type Texts = {
  'limits.foreign_origin.title': NoValues;
  'limits.foreign_origin.detail': NoValues;
  'limits.length_required.title': NoValues;
  'limits.length_required.detail': NoValues;
  'limits.too_large.title': NoValues;
  'limits.too_large.detail': NoValues;
  'tooOften.title': NoValues;
  'tooOften.text': NoValues;
  'tooOften.again': NoValues;
  'copyNotice.text': NoValues;
};
