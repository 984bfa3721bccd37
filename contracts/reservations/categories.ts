import * as v from 'valibot';
import { passengerCategories, petCategories, travelClasses, vehicleCategories } from './limits.ts';

/** A concession that a traveller claims besides the age category, by its code in the operator's rules: `STU`, `ISL` … */
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
