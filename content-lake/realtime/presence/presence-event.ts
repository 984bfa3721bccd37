import { isJsonObject, type Json } from '#content-lake/protocol/document.ts';

/**
 * Events for subscribers, in the protocol's terms: `i` is the person, `m` the message. A session is one browser
 * tab; its locations are the documents and fields that its editor has in view.
 */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: Json[] } }
  | { type: 'disconnect'; i: string; m: { session: string } };

/** Processes exchange the presence of their editors in database notifications, which are limited to 8,000 bytes. */
export const MAX_STATE_BYTES = 6_000;

const SESSION = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_LOCATIONS = 32;

export function isSession(value: unknown): value is string {
  return typeof value === 'string' && SESSION.test(value);
}

/** The locations that a session announces, or undefined if they are invalid or too many. */
export function parseLocations(value: Json | undefined): Json[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_LOCATIONS) return undefined;
  if (Buffer.byteLength(JSON.stringify(value)) > MAX_STATE_BYTES) return undefined;
  return value.every(isLocation) ? value : undefined;
}

function isLocation(value: Json): boolean {
  return (
    isJsonObject(value) &&
    value['type'] === 'document' &&
    typeof value['documentId'] === 'string' &&
    (value['path'] === undefined || Array.isArray(value['path']))
  );
}

/** Reads an event that another process sent. */
export function parseEvent(value: Json | undefined): PresenceEvent | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type, i, session, m } = value;
  if (typeof i !== 'string') return undefined;
  if (type === 'rollCall') return isSession(session) ? { type, i, session } : undefined;
  if (!isJsonObject(m)) return undefined;
  if (type === 'disconnect') {
    return isSession(m['session']) ? { type, i, m: { session: m['session'] } } : undefined;
  }
  const locations = parseLocations(m['locations']);
  if (type !== 'state' || !isSession(m['sessionId']) || !locations) return undefined;
  return { type, i, m: { sessionId: m['sessionId'], locations } };
}
