import 'server-only';
import type { Messages } from 'next-intl';

/** Only the texts that the form needs in the browser: they are part of every page with the form. */
export function formTexts({ common: { booking } }: Messages) {
  const {
    island: _island,
    title: _title,
    heading: _heading,
    lede: _lede,
    wholeTimetable: _wholeTimetable,
    islandFares: _islandFares,
    awayTitle: _awayTitle,
    awayText: _awayText,
    vehicle: _vehicle,
    legStart: _legStart,
    claimsPlain: _claimsPlain,
    passenger: _passenger,
    vehicleNumber: _vehicleNumber,
    petNumber: _petNumber,
    noPet: _noPet,
    ...search
  } = booking.search;
  return { common: { booking: { search, party: booking.party } } };
}
