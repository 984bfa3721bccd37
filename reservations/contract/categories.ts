import * as v from 'valibot';

/** Passenger categories (spec/domain 4.6). Ages count on the day of travel. */
export const passengerCategories = ['ADT', 'CHD', 'INF'] as const;
/** Vehicle categories by length and height (domain 4.7). */
export const vehicleCategories = ['CAR1', 'CAR2', 'CAR3', 'CMP', 'MO1', 'MO2', 'BIC'] as const;
export const petCategories = ['PET_SMALL', 'PET_CAGE'] as const;
export const travelClasses = ['ECO', 'VIP'] as const;

/** What a traveller claims beside the age category, as the operator's rules name it: `STU`, `ISL` … */
export const EntitlementCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9-]{1,9}$/, 'must be a code such as STU'),
);
export const PassengerCategory = v.picklist(passengerCategories);
export const VehicleCategory = v.picklist(vehicleCategories);
export const PetCategory = v.picklist(petCategories);
export const TravelClass = v.picklist(travelClasses);

export type EntitlementCode = v.InferOutput<typeof EntitlementCode>;
export type PassengerCategory = v.InferOutput<typeof PassengerCategory>;
export type VehicleCategory = v.InferOutput<typeof VehicleCategory>;
export type PetCategory = v.InferOutput<typeof PetCategory>;
export type TravelClass = v.InferOutput<typeof TravelClass>;
