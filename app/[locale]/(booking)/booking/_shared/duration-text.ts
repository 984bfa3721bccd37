type Translator = (key: 'minutes' | 'hours' | 'both', values: { hours?: number; minutes?: number }) => string;

/** «55 λεπτά», «4 ώρες», «1 ώρα 45 λ.» from minutes; `t` is the translator of `common.booking.duration`. */
export function durationText(t: Translator, totalMinutes: number): string {
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  if (hours === 0) return t('minutes', { minutes });
  return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
}
