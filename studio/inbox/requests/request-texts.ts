import type { ReceivedSummary } from '#contracts/desk/index.ts';
import type { TextKey, Translate } from '#studio/locale/text.ts';

type Doubt = NonNullable<ReceivedSummary['suspected']>;

export const KINDS: Record<ReceivedSummary['kind'], TextKey> = {
  message: 'inbox.message',
  cargo: 'inbox.cargo',
  application: 'inbox.application',
};

export const STATES: Record<ReceivedSummary['state'], TextKey> = {
  new: 'inbox.new',
  taken: 'inbox.taken',
  answered: 'inbox.answered',
  closed: 'documents.closed',
};

export const DOUBTS: Record<Doubt, TextKey> = {
  quick: 'inbox.itWasSentFasterThanPeople',
  stamp: 'inbox.itDidNotCome',
  puzzle: 'inbox.theSendersBrowserDidNotSolve',
  again: 'inbox.thePuzzleOfTheForm',
  flood: 'inbox.itCameInAFlood',
};

/** The labels of the three forms' fields, by their names in the contract. */
const FIELDS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['topic', 'documents.topic'],
  ['booking', 'inbox.booking'],
  ['text', 'documents.text'],
  ['language', 'inbox.callIn'],
  ['time', 'inbox.callWhen'],
  ['from', 'blocks.from'],
  ['to', 'blocks.to'],
  ['day', 'inbox.day'],
  ['kind', 'inbox.kindOfCargo'],
  ['pieces', 'inbox.pieces'],
  ['weightKg', 'inbox.weightKg'],
  ['lengthCm', 'inbox.lengthCm'],
  ['widthCm', 'inbox.widthCm'],
  ['heightCm', 'inbox.heightCm'],
  ['harmless', 'inbox.dangerousGoods'],
  ['company', 'inbox.company'],
  ['opening', 'documents.jobOpening'],
  ['where', 'inbox.where'],
]);

/** An unknown field of a newer form is shown by its name. */
export function fieldLabel(field: string, t: Translate): string {
  const word = FIELDS.get(field);
  return word === undefined ? field : t(word);
}
