import type { NetworkData } from '#contracts/reservations/index.ts';
import { calendars, exceptions } from './calendars.ts';
import { changeTerms } from './change-terms.ts';
import { contactRetention } from './contact-retention.ts';
import { distances } from './distances.ts';
import { fares } from './fares.ts';
import { lines } from './lines.ts';
import { ports } from './ports.ts';
import { quays } from './quays.ts';
import { quotas } from './quotas.ts';
import { rights } from './rights.ts';
import * as rules from './rules.ts';
import * as offers from './rules-offers.ts';
import { vessels } from './vessels.ts';

/** The demo network of Meltemi Lines: 25 harbours, 4 ships, 24 lines. All figures are in this folder. */
export const network: NetworkData = {
  ports,
  quays,
  vessels,
  lines,
  calendars,
  exceptions,
  distances,
  fares,
  changeTerms,
  contactRetention,
  quotas,
  rights,
  ...rules,
  ...offers,
};
