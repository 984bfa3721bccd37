import { aeolisInDryDock } from './company/aeolis-in-dry-dock.ts';
import { crewForSummer } from './company/crew-for-summer.ts';
import { newWebsite } from './company/new-website.ts';
import { agiosAndreas } from './in-port/agios-andreas.ts';
import { panormitisCall } from './in-port/panormitis-call.ts';
import { twoPortsOfLeros } from './in-port/two-ports-of-leros.ts';
import { withACarFromRhodes } from './in-port/with-a-car-from-rhodes.ts';
import { climbingOnKalymnos } from './islands/climbing-on-kalymnos.ts';
import { easterCustoms } from './islands/easter-customs.ts';
import { summerFeasts } from './islands/summer-feasts.ts';
import { bookingHorizon } from './timetables/booking-horizon.ts';
import { cleanMonday } from './timetables/clean-monday.ts';
import { easterSailings } from './timetables/easter-sailings.ts';
import { holidaySailings } from './timetables/holiday-sailings.ts';
import { octoberTimetable } from './timetables/october-timetable.ts';
import { samosConnection } from './timetables/samos-connection.ts';
import { summerTimetable } from './timetables/summer-timetable.ts';
import { thaliaSmallIslands } from './timetables/thalia-small-islands.ts';
import { winterTimetable } from './timetables/winter-timetable.ts';
import { bicycles } from './travel/bicycles.ts';
import { helpOnBoard } from './travel/help-on-board.ts';
import { meltemiWind } from './travel/meltemi-wind.ts';
import { posidonia } from './travel/posidonia.ts';
import { sailingBan } from './travel/sailing-ban.ts';

/** Newest first. */
export const newsPosts = [
  sailingBan,
  holidaySailings,
  panormitisCall,
  withACarFromRhodes,
  posidonia,
  winterTimetable,
  climbingOnKalymnos,
  octoberTimetable,
  agiosAndreas,
  meltemiWind,
  summerFeasts,
  thaliaSmallIslands,
  helpOnBoard,
  samosConnection,
  summerTimetable,
  twoPortsOfLeros,
  bicycles,
  easterCustoms,
  easterSailings,
  cleanMonday,
  crewForSummer,
  bookingHorizon,
  aeolisInDryDock,
  newWebsite,
];
