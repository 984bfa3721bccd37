import { earlyBooking } from './early-booking.ts';
import { returnDiscount } from './return.ts';

export const offers = [earlyBooking, returnDiscount];
