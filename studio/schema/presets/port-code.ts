import { defineField, type LocalizedValidationMessages } from 'sanity';
import { PortInput } from '#studio/schema/inputs/port-input.tsx';
import { told } from '#studio/locale/say.ts';
import { siblingValue } from './sibling.ts';

/** The message for a text that is not a booking code, or `true`. Absence is for `required()` to judge. */
export function portCodeProblem(value: string | undefined): true | LocalizedValidationMessages {
  if (value === undefined || /^[A-Z]{3}$/.test(value)) return true;
  return told({
    en: 'A port has a booking code of three capital letters, for example RHO.',
    el: 'Ο κωδικός κράτησης ενός λιμανιού είναι τρία κεφαλαία λατινικά γράμματα, για παράδειγμα RHO.',
  });
}

/** From where to where, by the booking codes of the ports, chosen by their names. `need` false: for a part that may be left out. */
export function routeFields(fieldset: string, need = true) {
  return [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      fieldset,
      components: { input: PortInput },
      validation: (rule) => [
        ...(need
          ? [
              rule
                .required()
                .error(told({ en: 'Name the port of departure.', el: 'Επιλέξτε λιμάνι αναχώρησης.' })),
            ]
          : []),
        rule.custom(portCodeProblem),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'string',
      fieldset,
      components: { input: PortInput },
      validation: (rule) => [
        ...(need
          ? [rule.required().error(told({ en: 'Name the port of arrival.', el: 'Επιλέξτε λιμάνι άφιξης.' }))]
          : []),
        rule.custom(portCodeProblem),
        rule.custom((to, context) =>
          to !== undefined && to === siblingValue(context.parent, 'from')
            ? told({
                en: 'Departure and arrival are the same port.',
                el: 'Αναχώρηση και άφιξη είναι το ίδιο λιμάνι.',
              })
            : true,
        ),
      ],
    }),
  ];
}
