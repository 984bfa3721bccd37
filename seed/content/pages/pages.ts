import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { fleet } from './fleet.ts';
import { passengerRights } from './passenger-rights.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { travelTerms } from './travel-terms.ts';

export const pages = [about, fleet, contact, travelTerms, passengerRights, privacyPolicy, accessibility];
