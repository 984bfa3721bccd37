import { magazinePage } from '#seed/content/magazine/shelf-page.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { agenciesPage } from './agencies.ts';
import { bonusways } from './bonusways.ts';
import { career } from './career.ts';
import { cargo } from './cargo.ts';
import { contact } from './contact.ts';
import { departurePorts } from './departure-ports.ts';
import { fleet } from './fleet.ts';
import { itineraries } from './itineraries.ts';
import { offersPage } from './offers.ts';
import { passengerRights } from './passenger-rights.ts';
import { priceList } from './price-list.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { questionsPage } from './questions.ts';
import { transportEquivalent } from './transport-equivalent.ts';
import { travelTerms } from './travel-terms.ts';

export const pages = [
  about,
  magazinePage,
  fleet,
  offersPage,
  contact,
  cargo,
  career,
  travelTerms,
  passengerRights,
  privacyPolicy,
  accessibility,
  departurePorts,
  agenciesPage,
  questionsPage,
  transportEquivalent,
  priceList,
  bonusways,
  itineraries,
];
