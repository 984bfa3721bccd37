import 'server-only';
import { getTranslations } from 'next-intl/server';
import { shortDay } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Network } from '#contracts/reservations/index.ts';
import { portPlace } from '#lib/reservations/port-place.ts';
import { NOW } from '#lib/timetable/selection.ts';
import type { PortChoice, QuestionTexts, Soon } from './question.tsx';

export async function questionTexts(locale: Locale): Promise<QuestionTexts> {
  const t = await getTranslations({ locale, namespace: 'common.question' });
  return {
    label: t('label'),
    from: t('from'),
    destination: t('destination'),
    anywhere: t('anywhere'),
    when: t('when'),
    day: t('day'),
    dateLabel: t('dateLabel'),
    showDay: t('showDay'),
    nearest: t('nearest'),
    nearestFound: t('nearestFound', { port: '#port', km: '#km' }),
    nearestRefused: t('nearestRefused'),
    nearestFailed: t('nearestFailed'),
  };
}

/** *Now*, *today* and *tomorrow*: by name for pages that are kept, whose day may be yesterday's, or with their days. */
export async function soonDays(
  locale: Locale,
  days: { today: string; tomorrow: string } | null,
): Promise<Soon[]> {
  const t = await getTranslations({ locale, namespace: 'common.question' });
  const named = (name: 'today' | 'tomorrow') =>
    days
      ? { date: days[name], text: t(name), note: shortDay(days[name], locale) }
      : { date: name, text: t(name) };
  return [
    { date: NOW, text: t('now'), note: days ? t('nowNote') : undefined },
    named('today'),
    named('tomorrow'),
  ];
}

/** Every port by name, with its place. */
export function portChoices({ ports }: Network, locale: Locale): PortChoice[] {
  return ports
    .map((port) => ({ code: port.code, name: port.name[locale], at: portPlace(port) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
