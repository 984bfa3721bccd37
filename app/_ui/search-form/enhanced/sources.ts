import { lazyPart } from '#app/_ui/interaction/lazy-part.ts';

/** Lists and calendar: loaded when somebody is about to open them. */
export const portPicker = lazyPart(() => import('#app/_ui/search-form/pickers/port-picker.client.tsx'));
export const dayPicker = lazyPart(() => import('#app/_ui/search-form/calendar/day-picker.client.tsx'));
export const partyPicker = lazyPart(() => import('#app/_ui/search-form/pickers/party-picker.client.tsx'));
export const vehiclePicker = lazyPart(() => import('#app/_ui/search-form/pickers/vehicle-picker.client.tsx'));

/** Travellers who open one will need the next. Loads them in the meantime, while there is a connection. */
export function fetchSelectors(): void {
  for (const picker of [portPicker, dayPicker, partyPicker, vehiclePicker]) picker.ahead();
}
