import { defineField, type LocalizedValidationMessages } from 'sanity';
import { PortInput } from '#studio/schema/inputs/port-input.tsx';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { siblingValue } from './sibling.ts';

/** The message for a text that isn't a booking code, or `true`. `required()` checks for absence. */
export function portCodeProblem(value: string | undefined): true | LocalizedValidationMessages {
  if (value === undefined || /^[A-Z]{3}$/.test(value)) return true;
  return inBothLanguages('validation.aPortHasABookingCode');
}

/** Origin and destination, as booking codes of ports chosen by name. `need` false: optional. */
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
