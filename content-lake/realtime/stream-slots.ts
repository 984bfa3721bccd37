import { visitorNetwork } from '#content-lake/protocol/visitor.ts';
import { tooManyRequests } from '#content-lake/protocol/errors.ts';
import type { Principal } from '#content-lake/protocol/principal.ts';

export type StreamLimits = {
  /** For strangers: per network, and in total. */
  network: number;
  strangers: number;
  /** Per member. A document open in the Studio needs about eight. */
  member: number;
  total: number;
};

export const STREAM_LIMITS: StreamLimits = { network: 20, strangers: 400, member: 500, total: 4_000 };

/** A slot becomes free when somebody closes a stream, so the time can only be guessed. */
const RETRY_SECONDS = 30;

export type StreamSlots = {
  /** Counts a stream. @returns a function that frees its slot. @throws LakeError 429 */
  take(principal: Principal, request: Request): () => void;
};

/** Limits the number of open event streams: every change is matched against each of them. */
export function createStreamSlots(limits: StreamLimits = STREAM_LIMITS): StreamSlots {
  const open = new Map<string, number>();
  const countOf = (key: string) => open.get(key) ?? 0;

  return {
    take(principal, request) {
      const isStranger = principal.kind === 'anonymous';
      const places: [key: string, limit: number][] = [
        ['all', limits.total],
        ...(isStranger
          ? ([
              ['strangers', limits.strangers],
              [`network ${visitorNetwork(request)}`, limits.network],
            ] satisfies [string, number][])
          : ([[`member ${principal.id}`, limits.member]] satisfies [string, number][])),
      ];
      if (places.some(([key, limit]) => countOf(key) >= limit))
        throw tooManyRequests('Too many event streams are open', RETRY_SECONDS);
      for (const [key] of places) open.set(key, countOf(key) + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const [key] of places) {
          if (countOf(key) > 1) open.set(key, countOf(key) - 1);
          else open.delete(key);
        }
      };
    },
  };
}
