import { bicycleInOctober } from './bicycle-in-october.ts';
import { carInWinter } from './car-in-winter.ts';
import { earlyBooking } from './early-booking.ts';
import { family } from './family.ts';
import { lowFareDayTrips } from './low-fare-day-trips.ts';
import { oneDayTrip } from './one-day-trip.ts';
import { returnDiscount } from './return.ts';
import { studentsAtEaster } from './students-at-easter.ts';
import { winterWeekend } from './winter-weekend.ts';

/** Seven that run when the site first starts, one to come, one that is over. */
export const offers = [
  oneDayTrip,
  lowFareDayTrips,
  earlyBooking,
  returnDiscount,
  family,
  winterWeekend,
  carInWinter,
  studentsAtEaster,
  bicycleInOctober,
];
