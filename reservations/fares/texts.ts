import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** How the lines of a price explain themselves. */
const className: Record<TravelClass, Bilingual> = {
  ECO: { el: 'οικονομική θέση', en: 'economy' },
  VIP: { el: 'διακεκριμένη θέση', en: 'business' },
};

export const vipSupplement: Bilingual = {
  el: 'Συμπλήρωμα διακεκριμένης θέσης',
  en: 'Business class supplement',
};

export const portDues: Bilingual = { el: 'Λιμενικά τέλη', en: 'Port dues' };

export function withClass(name: Bilingual, travelClass: TravelClass): Bilingual {
  return { el: `${name.el}, ${className[travelClass].el}`, en: `${name.en}, ${className[travelClass].en}` };
}
