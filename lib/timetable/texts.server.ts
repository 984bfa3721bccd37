import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';
import { inSentence, type PlaceInSentence } from '#foundation/text/place-forms.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { CallTexts } from './call-view.ts';

export type TimetableTranslator = Awaited<ReturnType<typeof getTranslations<'common.itineraries'>>>;

/** The translator, locale and network for every view of the timetable. */
export type Writing = { t: TimetableTranslator; locale: Locale; network: Network };

export function timetableTranslator(locale: Locale): Promise<TimetableTranslator> {
  return getTranslations({ locale, namespace: 'common.itineraries' });
}

/** A port for a message; one that the network doesn't know by its code. */
export function placeInSentence(code: string, { locale, network }: Writing): PlaceInSentence {
  return inSentence(portNames(network.ports, locale)(code));
}

export function portName(code: string, { locale, network }: Writing): string {
  return network.ports.find((known) => known.code === code)?.name[locale] ?? code;
}

/** Capitalises the start of a button's text: «προς Πάτμο» becomes «Προς Πάτμο». */
export function capital(text: string, locale: Locale): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}

export function callTexts(writing: Writing): CallTexts {
  const { t } = writing;
  return {
    bookLeg: ({ from, to, price }) =>
      t.markup('bookLeg', { from: placeInSentence(from, writing), to: placeInSentence(to, writing), price }),
    stopover: (values) => t('stopover', values),
  };
}
