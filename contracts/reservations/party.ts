import * as v from 'valibot';
import { EntitlementCode, PassengerCategory, PetCategory, VehicleCategory } from './categories.ts';
import { MAX_PASSENGERS, MAX_PETS, MAX_VEHICLES } from './limits.ts';

/** Who and what travels. One entry each, in the order in which the traveller fills the details later. */
export const Party = v.object({
  passengers: v.pipe(
    v.array(
      v.object({
        category: PassengerCategory,
        /** The concession that the traveller claims and proves on board; none if absent. */
        entitlement: v.optional(v.nullable(EntitlementCode)),
      }),
    ),
    v.minLength(1, 'at least one passenger'),
    v.maxLength(MAX_PASSENGERS, 'at most nine passengers'),
  ),
  vehicles: v.pipe(
    v.array(v.object({ category: VehicleCategory })),
    v.maxLength(MAX_VEHICLES, 'at most four vehicles'),
  ),
  pets: v.pipe(v.array(v.object({ category: PetCategory })), v.maxLength(MAX_PETS, 'at most four pets')),
});

export type Party = v.InferOutput<typeof Party>;
