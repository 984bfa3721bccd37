import * as v from 'valibot';
import { bookingNeeds, ConfirmRequest, PaymentMethod } from '#contracts/reservations/index.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { type CareNeed, careNeeds } from './care.ts';
import { birthDate, type Values } from './values.ts';
import { manDigits, phoneNumber } from './typed-numbers.ts';

/** The text for the crew for each ticked need. */
export type CareTexts = Readonly<Record<CareNeed, string>>;

/** The request for checked details, without the payment. @throws when they weren't checked first. */
export function toConfirmRequest(values: Values, party: Party, texts: CareTexts): ConfirmRequest {
  const text = (name: string) => (values[name] ?? '').trim();
  return v.parse(ConfirmRequest, {
    passengers: party.passengers.map((_, index) => ({
      surname: text(`passengers.${index}.surname`),
      given: text(`passengers.${index}.given`),
      gender: text(`passengers.${index}.gender`),
      nationality: text(`passengers.${index}.nationality`),
      birthDate: birthDate(values, `passengers.${index}`),
      specialCare: careText(values, index, texts),
      man: manDigits(values, `passengers.${index}`) || null,
      card: text(`passengers.${index}.card`).slice(0, 40) || null,
    })),
    vehicles: party.vehicles.map((_, index) => ({
      plate: text(`vehicles.${index}.plate`),
      driver: Number(text(`vehicles.${index}.driver`)),
    })),
    contact: {
      email: text('contact.email') || null,
      phone: phoneNumber(values) || null,
      refused: text('contact.refused') === 'yes',
    },
    needs: bookingNeeds.filter((need) => values[`needs.${need}`] === 'yes'),
  });
}

/** The chosen payment method; at an agency when nothing was chosen. */
export function paymentMethod(values: Values): v.InferOutput<typeof PaymentMethod> {
  const chosen = v.safeParse(PaymentMethod, values['payment.method']);
  return chosen.success ? chosen.output : 'agency';
}

/** One text for the crew: the ticked needs, then the free text. */
function careText(values: Values, index: number, texts: CareTexts): string {
  const name = `passengers.${index}`;
  const ticked = careNeeds.filter((need) => values[`${name}.care.${need}`] === 'yes');
  return [...ticked.map((need) => texts[need]), (values[`${name}.specialCare`] ?? '').trim()]
    .filter(Boolean)
    .join('. ')
    .slice(0, 300);
}

/** The form field for an error of the service: the form has three fields for `passengers.0.birthDate`. */
export function fieldOf(serviceField: string): string {
  return serviceField
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/\.birthDate$/, '.birthDay')
    .replace(/^contact(\.refused)?$/, 'contact.email')
    .replace(/^payment\b.*$/, 'payment.method');
}
