import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { fieldTexts } from '#app/_ui/form/field-texts.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { birthDate, isFilledIn, type Values } from '#lib/booking/details/values.ts';
import type { DetailsState, DetailTexts } from './form-state.ts';
import type { Country } from './passenger-fields.tsx';
import type { Person } from './person.ts';
import { nameOf } from './name-of.ts';
import type * as later from './open-detail-errors.ts';

type Context = {
  party: Party;
  people: readonly Person[];
  countries: readonly Country[];
  months: readonly string[];
  /** In the operator's time zone. */
  today: string;
};

/**
 * The texts of a result: beside each field, in the summary above, and in the line of a passenger whose details are
 * complete. Errors that were corrected since in `typed` are left out.
 */
export function useDetailTexts(sent: DetailsState, typed: Values, context: Context) {
  const t = useTranslations('common.booking.travellers');
  const { values } = sent;
  const { countries, months } = context;
  const open = useOpenErrors(sent.errors.length > 0);
  const errors = open?.openDetailErrors(sent, typed, context) ?? sent.errors;
  const state = { ...sent, errors };
  const { errors: messages, form } = fieldTexts(state, (code) => t(`error.${code}`));
  const texts: DetailTexts = {
    ...form,
    rule: (field) => {
      const error = errors.find((each) => each.field === field);
      return error && 'rule' in error ? error.rule : undefined;
    },
  };
  /** In the summary a message has no context, so the passenger or vehicle is named above it. */
  const ownerOf = (field: string): string | undefined => {
    const [group, index] = field.split('.');
    const number = Number(index) + 1;
    if (group === 'passengers') return nameOf(values, number - 1) || t('passenger', { number });
    if (group === 'contact') return t('contactTitle');
    return group === 'vehicles' ? t('vehicle', { number }) : undefined;
  };
  return {
    texts,
    summary: messages.map(({ field, text }) => ({ field, text, of: ownerOf(field) })),
    /** «12 Σεπτεμβρίου 1988, Ελλάδα» of a passenger whose details are complete, as far as is known; else null. */
    filledIn: (index: number): string | null => {
      const name = `passengers.${index}`;
      if (texts.hasError(`${name}.`) || !isFilledIn(typed, index)) return null;
      const [year, month, day] = birthDate(typed, name).split('-').map(Number);
      const country = countries.find(({ code }) => code === typed[`${name}.nationality`])?.name ?? '';
      return `${day} ${months[(month ?? 0) - 1] ?? ''} ${year}, ${country}`;
    },
    faultsOf: (index: number): number =>
      messages.filter(({ field }) => field.startsWith(`passengers.${index}.`)).length,
    /** The first passenger with something to fill in or to correct in what was sent; -1 if there is none. */
    openIndex: context.people.findIndex(
      (_, index) =>
        !isFilledIn(values, index) ||
        sent.errors.some(({ field }) => field.startsWith(`passengers.${index}.`)),
    ),
  };
}

/** Null until it is loaded, which most travellers never need; without it errors stay until the next submission. */
function useOpenErrors(isNeeded: boolean): typeof later | null {
  const [loaded, setLoaded] = useState<typeof later | null>(null);
  useEffect(() => {
    if (isNeeded) import('./open-detail-errors.ts').then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded;
}
