import * as v from 'valibot';
import { Bilingual, Count, Day } from '#contracts/reservations/primitives.ts';

/**
 * The operator's terms for changes by the traveller, made from `validFrom` to `validTo`. Minutes count back from the scheduled
 * departure. On a day without terms nothing can be changed.
 */
export const ChangeTerms = v.object({
  validFrom: Day,
  validTo: v.nullable(Day),
  /**
   * The first whose deadline hasn't passed counts. `givesBack`: if the new price is lower, the refund rules decide on the
   * difference.
   */
  changes: v.array(v.object({ untilMinutes: Count, givesBack: v.boolean(), reason: Bilingual })),
  correction: v.object({
    untilMinutes: Count,
    /** How many characters of a name, plate or date may be corrected before it counts as another person or vehicle. */
    mostEdits: Count,
    /** How often the details of one traveller or vehicle may be corrected. */
    mostTimes: Count,
    /** Whether a ticket may be passed on to another person. */
    otherPerson: v.boolean(),
  }),
});

export type ChangeTerms = v.InferOutput<typeof ChangeTerms>;
