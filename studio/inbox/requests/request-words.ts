import type { ReceivedSummary } from '#contracts/desk/index.ts';
import type { English, Say } from '#studio/locale/say.ts';

type Doubt = NonNullable<ReceivedSummary['suspected']>;

export const KINDS: Record<ReceivedSummary['kind'], English> = {
  message: 'Message',
  cargo: 'Cargo',
  application: 'Application',
};

export const STATES: Record<ReceivedSummary['state'], English> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  closed: 'Closed',
};

export const DOUBTS: Record<Doubt, English> = {
  quick: 'It was sent faster than people type.',
  stamp: 'It did not come from a form of this site.',
  puzzle: 'The sender’s browser did not solve the puzzle of the form.',
  again: 'The puzzle of the form was used a second time.',
  flood: 'It came in a flood of requests without a puzzle.',
};

/** The fields of the three forms, by the names of the contract. */
const FIELDS: ReadonlyMap<string, English> = new Map<string, English>([
  ['topic', 'Topic'],
  ['booking', 'Booking'],
  ['text', 'Text'],
  ['from', 'From'],
  ['to', 'To'],
  ['day', 'Day'],
  ['kind', 'Kind of cargo'],
  ['pieces', 'Pieces'],
  ['weightKg', 'Weight (kg)'],
  ['lengthCm', 'Length (cm)'],
  ['widthCm', 'Width (cm)'],
  ['heightCm', 'Height (cm)'],
  ['harmless', 'Dangerous goods'],
  ['company', 'Company'],
  ['opening', 'Job opening'],
  ['where', 'Where'],
]);

/** A field that a newer form has is shown by its own name. */
export function fieldWord(field: string, say: Say): string {
  const word = FIELDS.get(field);
  return word === undefined ? field : say(word);
}
