import { lazyPart } from '#app/_ui/interaction/lazy-part.ts';

/** Lists and calendar: fetched when somebody reaches for them. */
export const portPicker = lazyPart(() => import('#app/_ui/search-form/pickers/port-picker.client.tsx'));
export const dayPicker = lazyPart(() => import('#app/_ui/search-form/calendar/day-picker.client.tsx'));
export const partyPicker = lazyPart(() => import('#app/_ui/search-form/pickers/party-picker.client.tsx'));
export const vehiclePicker = lazyPart(() => import('#app/_ui/search-form/pickers/vehicle-picker.client.tsx'));

/** Whoever opens one will want the next: they come while the first is being looked at, and while there is a connection. */
export function fetchSelectors(): void {
  for (const picker of [portPicker, dayPicker, partyPicker, vehiclePicker]) picker.ahead();
}
