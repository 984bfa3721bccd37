import { createRateLimit } from '#desk/kernel/rate-limit.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 10 * MINUTE_MS;

/** Open streams: of one conversation (tabs), from one address (a hotel, a ship), of one member of staff, of a process. */
export const MAX_STREAMS = { conversation: 5, caller: 60, staff: 20, all: 1500 };

/** How often what may be done. Many travellers can share an address: on board everybody does. */
export function createLimits(clock: () => Date) {
  const perWindow = (max: number) => createRateLimit({ clock, windowMs: WINDOW_MS, max });
  const perMinute = (max: number) => createRateLimit({ clock, windowMs: MINUTE_MS, max });
  return {
    /** Per caller: everything that tries to start, then what has started; and what all callers start together. */
    attempts: perWindow(60),
    starts: perWindow(12),
    allStarts: perWindow(120),
    /** Per caller: tokens that open nothing, and asking for the hours. */
    strangers: perWindow(120),
    hours: perWindow(600),
    /** Per conversation. */
    messages: perMinute(30),
    signs: perMinute(240),
    reads: perMinute(60),
  };
}

export type Limits = ReturnType<typeof createLimits>;
