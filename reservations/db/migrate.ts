import { createMigrator } from '#foundation/db/migrator.ts';
import { network } from './migrations/001-network.ts';
import { sailings } from './migrations/002-sailings.ts';
import { bookings } from './migrations/003-bookings.ts';
import { erasure } from './migrations/004-erasure.ts';
import { ledger } from './migrations/005-ledger.ts';
import { offers } from './migrations/007-offers.ts';
import { payments } from './migrations/008-payments.ts';
import { bookingLife } from './migrations/009-booking-life.ts';
import { rights } from './migrations/010-rights.ts';
import { sailingFacts } from './migrations/006-sailing-facts.ts';
import { personal } from './migrations/011-personal.ts';
import { quotaAndWaiting } from './migrations/012-quota-and-waiting.ts';
import { search } from './migrations/013-search.ts';
import { tickets } from './migrations/011-tickets.ts';
import { unpaidLimits } from './migrations/016-unpaid-limits.ts';
import { ways } from './migrations/014-ways.ts';
import { failedJobs } from './migrations/017-failed-jobs.ts';
import { persons } from './migrations/018-persons.ts';
import { setAside } from './migrations/022-set-aside.ts';
import { needs } from './migrations/023-needs.ts';
import { steadyClock } from './migrations/021-steady-clock.ts';

/** Migrates the schema `reservations` to the latest version. */
export const migrateReservations = createMigrator('reservations', {
  '001-network': network,
  '002-sailings': sailings,
  '003-bookings': bookings,
  '004-erasure': erasure,
  '005-ledger': ledger,
  '007-offers': offers,
  '008-payments': payments,
  '009-booking-life': bookingLife,
  '010-rights': rights,
  '006-sailing-facts': sailingFacts,
  '011-personal': personal,
  '011-tickets': tickets,
  '012-quota-and-waiting': quotaAndWaiting,
  '013-search': search,
  '014-ways': ways,
  '016-unpaid-limits': unpaidLimits,
  '017-failed-jobs': failedJobs,
  '018-persons': persons,
  '021-steady-clock': steadyClock,
  '022-set-aside': setAside,
  '023-needs': needs,
});
