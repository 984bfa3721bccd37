import { parseReference, REFERENCE_LENGTH } from '#contracts/reservations/reference.ts';

/** Members of a report that are about a person or hold typed text: removed whole, wherever they are. */
const REMOVED_MEMBERS =
  /^(user|cookies|headers|query_string|ip_address|server_name|extra|env|vars|arguments|client\.address|user_agent\.original|(http|url)\.(query|fragment)|http\.(request|response)\.header.*|user\..*)$/;
/** Ids of the report itself: long, but not personal. */
const ID_MEMBERS = /(^|_)id$/;
const DEEPEST = 12;

const EMAIL = /[^\s@"'<>()=&?/]+(?:@|%40)[^\s@"'<>()=&?/]+\.[^\s@"'<>()=&?/]+/gi;
/** Everything after `?` or `#` in an address. Other texts with these characters, such as an error's number, don't match. */
const QUERY = /(\/[^\s"'<>?#]*)([?#])[^\s"'<>)]+/g;
/** Phone, card and identity numbers: seven digits or more, with any spacing. */
const LONG_NUMBER = /(?<![\p{L}\d])\+?\d(?:[\s().-]{0,2}\d){6,}(?![\p{L}\d])/gu;
const CANDIDATE = new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d]{${REFERENCE_LENGTH}}(?![\\p{L}\\d])`, 'gu');

/**
 * Removes personal data from an error report, in place (I1): whole members such as headers and cookies, and in every
 * text email addresses, long numbers, booking references and the query of addresses. A name in free text can't be
 * recognised, so typed text must never become part of an error's message.
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
