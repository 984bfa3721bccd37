import { holidaySailings } from './holiday-sailings.ts';
import { panormitisCall } from './panormitis-call.ts';
import { posidonia } from './posidonia.ts';
import { sailingBan } from './sailing-ban.ts';
import { winterTimetable } from './winter-timetable.ts';
import { withACarFromRhodes } from './with-a-car-from-rhodes.ts';

/** Newest first. */
export const newsPosts = [
  sailingBan,
  holidaySailings,
  panormitisCall,
  withACarFromRhodes,
  posidonia,
  winterTimetable,
];
