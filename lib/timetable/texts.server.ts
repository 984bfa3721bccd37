import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';
import { placeForms } from '#foundation/text/place-forms.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { CallTexts } from './call-view.ts';

export type TimetableTranslator = Awaited<ReturnType<typeof getTranslations<'common.itineraries'>>>;

/** The translator, locale and network for every view of the timetable. */
export type Writing = { t: TimetableTranslator; locale: Locale; network: Network };

export function timetableTranslator(locale: Locale): Promise<TimetableTranslator> {
  return getTranslations({ locale, namespace: 'common.itineraries' });
}

/** A port as it is written after «από» and «προς»: «τη Ρόδο»; in English its name. */
export function placeOf(code: string, { locale, network }: Writing): string {
  const port = network.ports.find((known) => known.code === code);
  return port ? placeForms(port, locale).accusative : code;
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
    place: (code) => placeOf(code, writing),
    bookLeg: (values) => t('bookLeg', values),
    stopover: (values) => t('stopover', values),
  };
}
