import * as v from 'valibot';
import { isDay } from '#foundation/dates/is-day.ts';
import { amount, Email, line, Locale, maybeAmount, NeededPhone, neededLine, text, Trap } from './fields.ts';

const cargoKinds = ['parcel', 'pallet', 'bulky', 'cold', 'vehicle', 'other'] as const;

/** A port of the reservation service. The desk doesn't know the network, so the caller sends the port's name, too. */
const Port = v.object(
  {
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'missing')),
    name: v.object({ el: neededLine(60), en: neededLine(60) }),
  },
  'missing',
);

/** A day in Athens, today or later by the desk's clock. */
export const CargoDay = v.object({ day: v.pipe(v.string('missing'), v.check(isDay, 'missing')) });

/**
 * `POST /cargo`: a request to ship something, which staff answer with a price → {@link Received} or
 * {@link FormProblem}. Pieces, weight and sizes may be numbers or typed text such as `12,5`.
 */
export const CargoRequest = v.pipe(
  v.object({
    locale: Locale,
    from: Port,
    to: Port,
    ...CargoDay.entries,
    kind: v.picklist(cargoKinds, 'missing'),
    pieces: v.pipe(amount(1, 500), v.integer('number')),
    /** All pieces together. */
    weightKg: amount(0.1, 40_000),
    /** The largest piece, in centimetres; null when not given. */
    lengthCm: maybeAmount(1, 2000),
    widthCm: maybeAmount(1, 500),
    heightCm: maybeAmount(1, 500),
    text: text(2000),
    /** The sender confirms that there are no dangerous goods. */
    harmless: v.literal('yes', 'missing'),
    company: line(100),
    name: neededLine(100),
    email: Email,
    phone: NeededPhone,
    homepage: Trap,
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from.code !== to.code, 'same'),
    ['to'],
  ),
);

export type CargoRequest = v.InferOutput<typeof CargoRequest>;
