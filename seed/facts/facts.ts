import { CONFIRM_DAYS, KEEP_DAYS } from '#contracts/desk/retention.ts';
import type { NetworkData } from '#contracts/reservations/index.ts';
import { HOLD_EXTENSION_MINUTES, MAX_PASSENGERS } from '#contracts/reservations/limits.ts';
import { CODE_DIGITS, CODE_VALID_MINUTES, ERASE_AFTER_HOURS } from '#contracts/reservations/periods.ts';
import { REFERENCE_LENGTH } from '#contracts/reservations/reference.ts';
import { SETTINGS_DAYS } from '#lib/settings/settings.ts';
import { localeCookieDays } from '#foundation/text/locales.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import { ACCESS_DAYS, VISITOR_HOURS } from '#lib/booking/access.ts';
import { KEPT_MONTHS_UNUSED } from '#lib/travellers/kept-travellers.ts';
import { KEPT_DAYS_AFTER } from '#lib/trips/kept-trips.ts';
import { FERRY_SHARE } from '#seed/network/fares.ts';
import { CAR_HEIGHT_METRES, CAR_SPACE_DM, longestMetres } from '#seed/network/vehicle-sizes.ts';
import { accessibilityFacts } from './accessibility.ts';
import { one, portsFrom, ruleOf, stopAt, tripBetween } from './find.ts';
import { law, operator } from './fixed.ts';
import {
  count,
  days,
  duration,
  type Fact,
  hours,
  literal,
  minutes,
  money,
  months,
  percent,
  period,
  plainMinutes,
} from './quantities.ts';

export type Facts = Readonly<Record<string, Fact>>;

/**
 * Every figure about the product that the seed's texts state, taken from the rules by which the product works. A text names it in
 * braces: `{holdMinutes}` (`fill.ts`).
 * @throws when the network has no such rule: then the sentences about it have to go, too
 */
export function factsOf(network: NetworkData): Facts {
  return {
    ...bookingFacts(network),
    ...discountFacts(network),
    ...refundFacts(network),
    ...rightsFacts(network),
    ...shipFacts(network),
    ...dayTripFacts(network),
    ...privacyFacts(network),
    ...bonusFacts(),
    ...contactFacts(network),
    ...accessibilityFacts(),
  };
}

function bookingFacts({ policy, passengerCategories, vehicleCategories, petCategories }: NetworkData): Facts {
  const { fromAge: adultFrom } = one(passengerCategories, ({ code }) => code === 'ADT', 'adults');
  const child = one(passengerCategories, ({ code }) => code === 'CHD', 'children');
  const { beforeAge: infantBefore } = one(passengerCategories, ({ code }) => code === 'INF', 'infants');
  const { flatCents } = one(vehicleCategories, ({ code }) => code === 'BIC', 'bicycles');
  const { driverAge } = one(vehicleCategories, ({ code }) => code === 'CAR1', 'cars');
  const { cents: kennelCents } = one(petCategories, ({ code }) => code === 'PET_CAGE', 'kennels');
  return {
    holdTime: minutes(policy.holdMinutes),
    holdExtension: minutes(HOLD_EXTENSION_MINUTES),
    salesClose: minutes(policy.salesCloseMinutes),
    payWithin: hours(policy.payHours),
    payBeforeDeparture: minutes(policy.payBeforeDepartureMinutes),
    beThereFast: minutes(policy.beThereMinutes.fast),
    beThereFerry: minutes(policy.beThereMinutes.ferry),
    referenceLength: count(REFERENCE_LENGTH),
    codeDigits: count(CODE_DIGITS),
    codeValid: minutes(CODE_VALID_MINUTES),
    mostPassengers: count(MAX_PASSENGERS),
    groupFrom: count(MAX_PASSENGERS + 1),
    infantsPerAdult: count(policy.infantsPerAdult ?? 0),
    adultFrom: count(adultFrom),
    childFrom: count(child.fromAge),
    childTo: count((child.beforeAge ?? 0) - 1),
    childBefore: count(child.beforeAge ?? 0),
    infantTo: count((infantBefore ?? 0) - 1),
    childDiscount: percent(child.discountPercent),
    carSmall: count(longestMetres.CAR1),
    carMiddle: count(longestMetres.CAR2),
    carLarge: count(longestMetres.CAR3),
    carHeight: count(CAR_HEIGHT_METRES),
    motorhome: count(longestMetres.CMP),
    driverAge: count(driverAge),
    bicycleFare: money(flatCents),
    kennelFare: money(kennelCents),
    smallPetKilos: count(operator.smallPetKilos),
  };
}

function discountFacts({ discounts, entitlements = [], promoCodes = [] }: NetworkData): Facts {
  const off = (id: string) => percent(one(discounts, (rule) => rule.id === id, id).percent);
  const claimed = (code: string) => percent(one(entitlements, (rule) => rule.code === code, code).percent);
  const early = one(discounts, ({ id }) => id === 'early', 'early').condition;
  const students = one(promoCodes, ({ code }) => code === 'FOITITES10', 'FOITITES10');
  if (early.kind !== 'early' || students.gives.kind !== 'percent')
    throw new Error('The texts describe other rules.');
  return {
    returnDiscount: off('return'),
    earlyDiscount: off('early'),
    earlyDays: days(early.days),
    student: claimed('STU'),
    largeFamily: claimed('LRG'),
    disability: claimed('DIS'),
    disabilityFrom: percent(operator.disabilityPercent),
    companion: claimed('DIS-C'),
    armedForces: claimed('MIL'),
    member: claimed('LOY'),
    islander: claimed('ISL'),
    studentCode: literal(students.code),
    studentCodeDiscount: percent(students.gives.percent),
    studentCodeUses: count(students.maxUses ?? 0),
    ferrySaving: percent(Math.round(100 - FERRY_SHARE * 100)),
  };
}

/** What is refunded, changed and corrected, and until when. `tariff` is ours, `law` the law's. */
function refundFacts({ rights = [], changeTerms = [] }: NetworkData): Facts {
  const refund = (id: string) => ruleOf(rights, 'refund', id);
  const until = (id: string) => {
    const { notice } = refund(id);
    if (!notice) throw new Error(`${id} has no deadline.`);
    return notice.kind === 'days' ? days(notice.count) : minutes(notice.count);
  };
  const open = ruleOf(rights, 'open-date', 'tariff-open-date');
  const terms = one(changeTerms, ({ validTo }) => validTo === null, 'changes');
  const [free, difference] = terms.changes;
  if (!free || !difference) throw new Error('The texts describe two deadlines for changes.');
  return {
    tariffFullUntil: until('tariff-7-days'),
    tariffFull: percent(refund('tariff-7-days').percent),
    tariffHalfUntil: until('tariff-1-hour'),
    tariffHalf: percent(refund('tariff-1-hour').percent),
    lawFullUntil: until('gr-14-days'),
    lawFull: percent(refund('gr-14-days').percent),
    lawMostUntil: until('gr-7-days'),
    lawMost: percent(refund('gr-7-days').percent),
    lawLeastUntil: until('gr-12-hours'),
    lawLeast: percent(refund('gr-12-hours').percent),
    changeFreeUntil: minutes(free.untilMinutes),
    changeUntil: minutes(difference.untilMinutes),
    correctUntil: minutes(terms.correction.untilMinutes),
    correctLetters: count(terms.correction.mostEdits),
    correctTimes: count(terms.correction.mostTimes),
    openUntil: minutes(open.untilMinutes),
    openValid: months(open.validMonths),
  };
}

/** Regulation (EU) 1177/2010. `late25Upto4`: the delay from which 25 % is due on the shortest journeys, and so on. */
function rightsFacts({ rights = [] }: NetworkData): Facts {
  const { departureDelayOver } = ruleOf(rights, 'choice', 'eu-90-minutes');
  const hotel = ruleOf(rights, 'assistance', 'eu-hotel');
  const late = (id: string) => ruleOf(rights, 'compensation', id);
  const upTo = (id: string) => minutes(late(id).journeyUpTo ?? 0);
  return {
    delayForChoice: minutes(departureDelayOver),
    hotelCap: money(hotel.capCents ?? 0),
    hotelNights: count(hotel.nights ?? 0),
    lateLow: percent(late('eu-25-over-0h').percent),
    lateHigh: percent(late('eu-50-over-0h').percent),
    shortTrip: upTo('eu-25-over-0h'),
    middleTrip: upTo('eu-25-over-4h'),
    longTrip: upTo('eu-25-over-8h'),
    lowShort: minutes(late('eu-25-over-0h').arrivalDelay),
    highShort: minutes(late('eu-50-over-0h').arrivalDelay),
    lowMiddle: minutes(late('eu-25-over-4h').arrivalDelay),
    highMiddle: minutes(late('eu-50-over-4h').arrivalDelay),
    lowLong: minutes(late('eu-25-over-8h').arrivalDelay),
    highLong: minutes(late('eu-50-over-8h').arrivalDelay),
    lowLongest: minutes(late('eu-25-over-24h').arrivalDelay),
    highLongest: minutes(late('eu-50-over-24h').arrivalDelay),
    claimWithin: months(ruleOf(rights, 'terms', 'terms').claimMonths),
    informWithin: minutes(law.informWithinMinutes),
    refundWithin: days(law.refundWithinDays),
    compensationWithin: months(law.compensationWithinMonths),
    complaintReply: months(law.complaintReplyMonths),
    complaintFinal: months(law.complaintFinalMonths),
    withdrawal: days(law.withdrawalDays),
    damageReport: days(law.damageReportDays),
    assistanceNotice: hours(law.assistanceHours),
    assistanceBeThere: plainMinutes(law.assistanceMinutes),
  };
}

function shipFacts(network: NetworkData): Facts {
  const capacityOf = (id: string) => {
    const vessel = one(network.vessels, (each) => each.id === id, id);
    return one(vessel.configurations, ({ validTo }) => validTo === null, id).capacity;
  };
  const wheelchairs = (id: string) => count(capacityOf(id).PMR ?? 0);
  return {
    wheelchairsAeolis: wheelchairs('AEOLIS'),
    wheelchairsNireas: wheelchairs('NIREAS'),
    wheelchairsThalia: wheelchairs('THALIA'),
    wheelchairsKymothoe: wheelchairs('KYMOTHOE'),
    kymothoeCars: count(Math.floor((capacityOf('KYMOTHOE').CEU_DM ?? 0) / CAR_SPACE_DM)),
    kymothoePorts: count(portsFrom(network, 'KYMOTHOE', 'RHO').size),
    panormitisStop: plainMinutes(stopAt(network, 'S1', 'PAN')),
    rhodesSymi: duration(tripBetween(network, 'S3', 'RHO', 'SYM')),
    rhodesPatmos: duration(tripBetween(network, 'N1', 'RHO', 'PAT')),
  };
}

function dayTripFacts({ dayTrips = [] }: NetworkData): Facts {
  const price = (to: string) => money(one(dayTrips, (trip) => trip.to === to, to).returnCents);
  const seats = [...new Set(dayTrips.map((trip) => trip.seats))];
  const [each] = seats;
  if (each === undefined || seats.length > 1)
    throw new Error('The texts describe day trips with the same number of seats.');
  return {
    dayTripSymi: price('SYM'),
    dayTripHalki: price('HLK'),
    dayTripTilos: price('TIL'),
    dayTripKastellorizo: price('MEG'),
    dayTripLipsi: price('LIP'),
    dayTripFournoi: price('FOU'),
    dayTripLowest: money(Math.min(...dayTrips.map(({ returnCents }) => returnCents))),
    dayTripSeats: count(each),
  };
}

function privacyFacts({ contactRetention = [] }: NetworkData): Facts {
  const contact = one(contactRetention, ({ validTo }) => validTo === null, 'contacts');
  return {
    keepPassengers: days(ERASE_AFTER_HOURS / 24),
    keepContact: period(contact.days),
    keepMessages: period(Math.max(KEEP_DAYS.message, KEEP_DAYS.cargo)),
    keepApplications: period(KEEP_DAYS.application),
    keepConversations: period(KEEP_DAYS.conversation),
    keepEmails: period(KEEP_DAYS.letter),
    keepUnconfirmed: period(KEEP_DAYS.unconfirmed),
    newsletterConfirm: days(CONFIRM_DAYS),
    keepConsentProof: period(KEEP_DAYS.formerSubscriber),
    keepRecipients: period(KEEP_DAYS.recipients),
    languageCookie: period(localeCookieDays),
    accessCookie: period(ACCESS_DAYS),
    keepTrips: period(KEPT_DAYS_AFTER),
    keepTravellers: months(KEPT_MONTHS_UNUSED),
    visitorCookie: hours(VISITOR_HOURS),
    settingsCookie: period(SETTINGS_DAYS),
    dataReply: months(law.dataReplyMonths),
  };
}

function bonusFacts(): Facts {
  const { levels, householdSize, validMonths, youngestMember } = bonusRules;
  const points = (id: string) => count(one(levels, (level) => level.id === id, id).pointsPerEuro);
  return {
    pointsAvra: points('avra'),
    pointsMaistros: points('maistros'),
    pointsMeltemi: points('meltemi'),
    householdSize: count(householdSize),
    youngestMember: count(youngestMember),
    pointsValid: months(validMonths),
    pointsCredited: days(operator.pointsCreditedDays),
    pointsClaim: months(operator.pointsClaimMonths),
    bonusNotice: months(operator.bonusNoticeMonths),
    bonusErasure: months(operator.bonusErasureMonths),
  };
}

function contactFacts({ policy }: NetworkData): Facts {
  const abroad = policy.ticket?.phone ?? '';
  return {
    phone: literal(abroad.replace(/^\+30 /, ''), abroad),
    phoneLink: literal(`tel:${abroad.replaceAll(' ', '')}`),
    phoneOpens: literal(operator.phoneOpens),
    phoneCloses: literal(operator.phoneCloses),
    quayOffice: minutes(operator.quayOfficeMinutes),
    accessReply: count(operator.accessReplyDays),
    lostProperty: months(operator.lostPropertyMonths),
  };
}
