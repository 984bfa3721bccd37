import type { PassengerDetails } from '#contracts/reservations/booking.ts';
import { byGlyph, inLatin, isSameSurname } from '#reservations/kernel/surnames/surname.ts';
import { edits } from './edits.ts';

type Identity = Pick<PassengerDetails, 'surname' | 'given' | 'birthDate' | 'gender' | 'nationality'>;

/**
 * Decides if a correction still means the same person: the name is the same in other letters, mistyped or shortened
 * to a part of itself, or first name and surname were swapped; and the date of birth is mistyped rather than
 * different. Somebody with another name and another date of birth is another person, however similar each is.
 */
export function isSamePerson(before: Identity, after: Identity, mostEdits: number): boolean {
  const name = nameDistance(before, after);
  const birth = edits(before.birthDate, after.birthDate);
  if (name > mostEdits || birth > mostEdits) return false;
  // One typo in the name is accepted even when the date was wrong as well.
  return name === 0 || birth === 0 || name + birth <= mostEdits;
}

/** Number of differing letters in the best interpretation; 0 for the same name in another alphabet or order. */
function nameDistance(before: Identity, after: Identity): number {
  const straight = oneName(before.surname, after.surname) + oneName(before.given, after.given);
  const swapped = oneName(before.surname, after.given) + oneName(before.given, after.surname);
  return Math.min(straight, swapped);
}

/**
 * Adding or removing a second name keeps the same name: "Maria" for "Maria Eleni". Short names need few edits to
 * become others.
 */
function oneName(before: string, after: string): number {
  if (isSameSurname(before, after)) return 0;
  const distance = edits(inLatin(before), inLatin(after));
  const parts = (name: string) => name.split(/[\s-]+/).filter((part) => part !== '');
  const [one, other] = [parts(before), parts(after)];
  const shorter = one.length < other.length ? one : other;
  const longer = shorter === one ? other : one;
  const isPart =
    longer.length > shorter.length &&
    shorter.every((part) => longer.some((each) => isSameSurname(part, each)));
  if (isPart) return 0;
  const letters = Math.min(before.length, after.length);
  return distance * 2 > letters ? Infinity : distance;
}

/** The same plate, mistyped, ignoring spaces, dashes and alphabet. */
export function isSamePlate(before: string, after: string, mostEdits: number): boolean {
  const plain = (plate: string) => byGlyph(plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return edits(plain(before), plain(after)) <= mostEdits;
}
