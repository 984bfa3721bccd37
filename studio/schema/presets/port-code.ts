import { defineField, type LocalizedValidationMessages } from 'sanity';
import { PortInput } from '#studio/schema/inputs/port-input.tsx';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { siblingValue } from './sibling.ts';

/** The message for a text that is not a booking code, or `true`. Absence is for `required()` to judge. */
export function portCodeProblem(value: string | undefined): true | LocalizedValidationMessages {
  if (value === undefined || /^[A-Z]{3}$/.test(value)) return true;
  return inBothLanguages('validation.aPortHasABookingCode');
}

/** From where to where, by the booking codes of the ports, chosen by their names. `need` false: for a part that may be left out. */
export function routeFields(fieldset: string, need = true) {
  return [
    defineField({
      name: 'from',
      title: textKey('blocks.from'),
      type: 'string',
      fieldset,
      components: { input: PortInput },
      validation: (rule) => [
        ...(need ? [rule.required().error(inBothLanguages('validation.nameThePortOfDeparture'))] : []),
        rule.custom(portCodeProblem),
      ],
    }),
    defineField({
      name: 'to',
      title: textKey('blocks.to'),
      type: 'string',
      fieldset,
      components: { input: PortInput },
      validation: (rule) => [
        ...(need ? [rule.required().error(inBothLanguages('validation.nameThePortOfArrival'))] : []),
        rule.custom(portCodeProblem),
        rule.custom((to, context) =>
          to !== undefined && to === siblingValue(context.parent, 'from')
            ? inBothLanguages('validation.departureAndArrivalAreTheSame')
            : true,
        ),
      ],
    }),
  ];
}
