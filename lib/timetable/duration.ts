import type { Locale } from '#foundation/text/locales.ts';

/**
 * How long a crossing takes, in words for running text: «55 λεπτά», «3 ώρες», «2 ½ ώρες», «1 ώρα και 10 λεπτά».
 */
export function durationWords(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return amount(rest, 'minute', locale);
  if (rest === 0) return amount(hours, 'hour', locale);
  if (rest === 30) return locale === 'el' ? `${hours} ½ ώρες` : `${hours} ½ hours`;
  const and = locale === 'el' ? ' και ' : ' ';
  return `${amount(hours, 'hour', locale)}${and}${amount(rest, 'minute', locale)}`;
}

/** The same for tables and strips: `55′`, `3 ω.`, `1 ω. 10′`; in English `55 min`, `3 h`, `1 h 10 min`. */
export function durationShort(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = locale === 'el' ? { hour: ' ω.', minute: '′' } : { hour: ' h', minute: ' min' };
  return [hours > 0 ? `${hours}${words.hour}` : '', rest > 0 || hours === 0 ? `${rest}${words.minute}` : '']
    .filter(Boolean)
    .join(' ');
}

function amount(count: number, unit: 'hour' | 'minute', locale: Locale): string {
  const names = {
    el: { hour: ['ώρα', 'ώρες'], minute: ['λεπτό', 'λεπτά'] },
    en: { hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
  } as const;
  return `${count} ${names[locale][unit][count === 1 ? 0 : 1]}`;
}
