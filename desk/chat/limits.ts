import type { RouteLimit } from '#foundation/http/route.ts';
import type { BucketRule } from '#foundation/limits/buckets.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { clientOf } from '#desk/kernel/define-route.ts';

/** Maximum open streams: per conversation (tabs), per address (a hotel, a ship), per member of staff, per process. */
export const MAX_STREAMS = { conversation: 5, caller: 60, staff: 20, all: 1500 };

const MINUTE = 60;
const WINDOW = 10 * MINUTE;

function rule(name: string, most: number, seconds: number): BucketRule {
  return { name: `chat ${name}`, most, seconds, fill: 'whole' };
}

// Limits are counted in each process separately, because people type quickly. Many travellers can share an address:
// on board everybody does.

/** Starts, per address and in total. */
export const STARTS = rule('starts', 12, WINDOW);
export const ALL_STARTS = rule('all starts', 120, WINDOW);
/** Requests with an unknown token, per address. */
export const UNKNOWN_TOKENS = rule('strangers', 120, WINDOW);

const ofClient = (name: string, most: number): RouteLimit<unknown> => ({
  rule: rule(name, most, WINDOW),
  key: clientOf,
  isLocal: true,
});
/** Every attempt to start, and requests for the hours. */
export const ATTEMPTS = ofClient('attempts', 60);
export const HOURS = ofClient('hours', 600);

const ofConversation = (name: string, most: number): RouteLimit<Conversation> => ({
  rule: rule(name, most, MINUTE),
  key: (_, { id }) => id,
  isLocal: true,
});
export const MESSAGES = ofConversation('messages', 30);
/** Signals: typing, seen, streams. */
export const SIGNALS = ofConversation('signs', 240);
export const READS = ofConversation('reads', 60);
