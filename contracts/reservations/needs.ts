import * as v from 'valibot';

/**
 * What the office and the crew do differently for a booking, as its buyer wishes. `large_print`: gives what is written in large print;
 * `spoken`: calls and says things instead of writing them; `phone_help`: the booking was made with help by phone. What a passenger
 * needs on board is `specialCare`.
 */
export const bookingNeeds = ['large_print', 'spoken', 'phone_help'] as const;
export type BookingNeed = (typeof bookingNeeds)[number];

export const BookingNeeds = v.pipe(v.array(v.picklist(bookingNeeds)), v.maxLength(bookingNeeds.length));
