import * as v from 'valibot';
import { Bilingual, Count, Day } from '#contracts/reservations/primitives.ts';

/**
 * The operator's terms for changes that the traveller wants, for what happens from `validFrom` to `validTo`. Minutes count back
 * from the scheduled departure. Without terms for a day nothing can be changed on it.
 */
export const ChangeTerms = v.object({
  validFrom: Day,
  validTo: v.nullable(Day),
  /** The first that is still in time counts. `givesBack`: when the new price is lower, the refund rules decide on the difference. */
  changes: v.array(v.object({ untilMinutes: Count, givesBack: v.boolean(), reason: Bilingual })),
  correction: v.object({
    untilMinutes: Count,
    /** Letters that may differ in a name, a plate or a date before it is somebody or something else. */
    mostEdits: Count,
    /** How often the details of one traveller or vehicle may be corrected. */
    mostTimes: Count,
    /** Whether a ticket may be passed on to another person. */
    otherPerson: v.boolean(),
  }),
});

export type ChangeTerms = v.InferOutput<typeof ChangeTerms>;
