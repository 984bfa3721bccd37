/** The input of the calculator, as the form sends it. Every value is kept as typed, valid or not. */
const bonusFields = ['from', 'to', 'class', 'way', 'adults', 'children'] as const;
export type BonusField = (typeof bonusFields)[number];
type BonusValues = Record<BonusField, string>;

export type BonusQuestion = {
  from: string;
  to: string;
  class: 'ECO' | 'VIP';
  isReturn: boolean;
  adults: number;
  children: number;
};

const bonusErrors = [
  'fromMissing',
  'toMissing',
  'portUnknown',
  'samePort',
  'adultsWrong',
  'childrenWrong',
  'tooMany',
] as const;
type BonusError = { field: BonusField; code: (typeof bonusErrors)[number] };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The most that one booking takes (contracts/reservations/party.ts). */
export const MAX_TRAVELLERS = 9;

const initial: BonusValues = { from: '', to: '', class: 'ECO', way: 'return', adults: '1', children: '0' };

export type BonusReading = {
  values: BonusValues;
  /** The form was submitted, with or without errors. */
  isSubmitted: boolean;
  errors: BonusError[];
  /** Null until every field is valid. */
  question: BonusQuestion | null;
};

/** Reads the address of the calculator. `ports` are the codes that exist. */
export function readBonusQuestion(query: Query, ports: ReadonlySet<string>): BonusReading {
  const typed = (field: BonusField) => {
    const value = query[field];
    return typeof value === 'string' ? value.trim().slice(0, 20) : undefined;
  };
  const isSubmitted = bonusFields.some((field) => typed(field) !== undefined);
  const values: BonusValues = { ...initial };
  for (const field of bonusFields) values[field] = typed(field) ?? initial[field];
  if (!isSubmitted) return { values, isSubmitted, errors: [], question: null };
  const errors = [...portErrors(values, ports), ...numberErrors(values)];
  const question: BonusQuestion = {
    from: values.from,
    to: values.to,
    class: values.class === 'VIP' ? 'VIP' : 'ECO',
    isReturn: values.way !== 'single',
    adults: Number(values.adults),
    children: Number(values.children),
  };
  return { values, isSubmitted, errors, question: errors.length === 0 ? question : null };
}

function portErrors({ from, to }: BonusValues, ports: ReadonlySet<string>): BonusError[] {
  const errors: BonusError[] = [];
  if (from === '') errors.push({ field: 'from', code: 'fromMissing' });
  else if (!ports.has(from)) errors.push({ field: 'from', code: 'portUnknown' });
  if (to === '') errors.push({ field: 'to', code: 'toMissing' });
  else if (!ports.has(to)) errors.push({ field: 'to', code: 'portUnknown' });
  else if (to === from) errors.push({ field: 'to', code: 'samePort' });
  return errors;
}

function numberErrors({ adults, children }: BonusValues): BonusError[] {
  const errors: BonusError[] = [];
  if (!/^[1-9]$/.test(adults)) errors.push({ field: 'adults', code: 'adultsWrong' });
  if (!/^\d$/.test(children)) errors.push({ field: 'children', code: 'childrenWrong' });
  if (errors.length === 0 && Number(adults) + Number(children) > MAX_TRAVELLERS)
    errors.push({ field: 'children', code: 'tooMany' });
  return errors;
}
