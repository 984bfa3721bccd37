// Limits that a form in the browser needs. No validators here, so that forms don't load them.

/** Passenger categories (spec/domain 4.6). Ages count on the day of travel. */
export const passengerCategories = ['ADT', 'CHD', 'INF'] as const;
/** Vehicle categories by length and height (domain 4.7). */
export const vehicleCategories = ['CAR1', 'CAR2', 'CAR3', 'CMP', 'MO1', 'MO2', 'BIC'] as const;
export const petCategories = ['PET_SMALL', 'PET_CAGE'] as const;
export const travelClasses = ['ECO', 'VIP'] as const;

/** How much one booking can carry. */
export const MAX_PASSENGERS = 9;
export const MAX_VEHICLES = 4;
export const MAX_PETS = 4;
/** What a hold can be lengthened by, once. */
export const HOLD_EXTENSION_MINUTES = 10;
/** Most segments in one request, and so most journeys in a booking. */
export const MAX_SEGMENTS = 8;
