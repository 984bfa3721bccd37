import { parseReference, REFERENCE_LENGTH } from '#contracts/reservations/reference.ts';

/** Parts of a report that are about a person or hold what a person typed: removed whole, wherever they stand. */
const REMOVED_MEMBERS =
  /^(user|cookies|headers|query_string|ip_address|server_name|extra|env|vars|arguments|client\.address|user_agent\.original|(http|url)\.(query|fragment)|http\.(request|response)\.header.*|user\..*)$/;
/** Ids of the report itself: long, and nobody's. */
const ID_MEMBERS = /(^|_)id$/;
const DEEPEST = 12;

const EMAIL = /[^\s@"'<>()=&?/]+(?:@|%40)[^\s@"'<>()=&?/]+\.[^\s@"'<>()=&?/]+/gi;
/** All that follows `?` or `#` in an address; nothing in other texts, such as the number of an error. */
const QUERY = /(\/[^\s"'<>?#]*)([?#])[^\s"'<>)]+/g;
/** Phones, cards, identity numbers: seven digits and more, however they are spaced. */
const LONG_NUMBER = /(?<![\p{L}\d])\+?\d(?:[\s().-]{0,2}\d){6,}(?![\p{L}\d])/gu;
const CANDIDATE = new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d]{${REFERENCE_LENGTH}}(?![\\p{L}\\d])`, 'gu');

/**
 * Removes what could say who somebody is from an error report, in place (I1): whole members such as headers and cookies, and in
 * every text e-mail addresses, long numbers, booking references and the query of addresses. A name in free text cannot be
 * recognised; so what people type must never become part of an error's message.
 */
export function removePrivateData(report: object, depth = 0): void {
  for (const [name, value] of Object.entries(report)) {
    if (REMOVED_MEMBERS.test(name)) Reflect.deleteProperty(report, name);
    else if (typeof value === 'string') {
      if (!ID_MEMBERS.test(name)) Reflect.set(report, name, withoutPrivateText(value));
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEEPEST) Reflect.deleteProperty(report, name);
      else removePrivateData(value, depth + 1);
    }
  }
}

export function withoutPrivateText(text: string): string {
  return text
    .replace(EMAIL, '[email]')
    .replace(QUERY, '$1$2[removed]')
    .replace(CANDIDATE, (word) => (parseReference(word) === null ? word : '[reference]'))
    .replace(LONG_NUMBER, '[number]');
}
