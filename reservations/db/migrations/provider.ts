import type { Migration, MigrationProvider } from 'kysely/migration';
import { network } from './001-network.ts';
import { sailings } from './002-sailings.ts';
import { bookings } from './003-bookings.ts';
import { erasure } from './004-erasure.ts';
import { ledger } from './005-ledger.ts';
import { offers } from './007-offers.ts';
import { payments } from './008-payments.ts';
import { bookingLife } from './009-booking-life.ts';
import { rights } from './010-rights.ts';
import { sailingFacts } from './006-sailing-facts.ts';
import { personal } from './011-personal.ts';
import { quotaAndWaiting } from './012-quota-and-waiting.ts';
import { search } from './013-search.ts';
import { tickets } from './011-tickets.ts';
import { unpaidLimits } from './016-unpaid-limits.ts';
import { ways } from './014-ways.ts';
import { failedJobs } from './017-failed-jobs.ts';
import { persons } from './018-persons.ts';
import { setAside } from './022-set-aside.ts';
import { steadyClock } from './021-steady-clock.ts';

/** Every migration of the schema `reservations`, in order. Append; never edit one that has been released. */
const migrations: Record<string, Migration> = {
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
};

export const migrationProvider: MigrationProvider = {
  async getMigrations() {
    return migrations;
  },
};
