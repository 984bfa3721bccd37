import type { getTranslations } from 'next-intl/server';
import { inSentence, unbrokenForms } from '#foundation/text/place-forms.ts';
import type { PosterFact } from './facts.server.ts';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.home'>>>;

/** «Από τη Ρόδο: 55 λ., 25,50 €», and below it «4 ώ., από 15,50 €»: each ship beside her own price. Two lines. */
export function posterText(t: Translator, { duration, place, price, faster }: PosterFact): string {
  const values = { duration, price, place: inSentence(unbrokenForms(place)) };
  return faster
    ? t.markup('posterFactsTwo', { ...values, fastDuration: faster.duration, fastPrice: faster.price })
    : t.markup('posterFacts', values);
}
