import * as v from 'valibot';
import { Bilingual, Count, Instant } from '#contracts/reservations/primitives.ts';

/** One scan of a ticket at the gangway, by a device that may have been offline since. */
export const Scan = v.object({
  /** As read from the QR code. */
  code: v.pipe(v.string(), v.maxLength(400)),
  /** The call at which the ship was, from 0. */
  callSeq: v.pipe(Count, v.maxValue(99)),
  kind: v.picklist(['board', 'alight']),
  device: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  /** By the device's clock. */
  at: v.pipe(
    Instant,
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a moment that exists'),
  ),
});

/** `POST /operator/scans`. Sending the same scans again, in any order and from several devices, changes nothing. */
export const ScanRequest = v.object({ scans: v.pipe(v.array(Scan), v.minLength(1), v.maxLength(150)) });

/**
 * `accepted`: the first scan; `known`: scanned before (the earlier time counts); `void`: changed or cancelled since it was printed,
 * or not paid; `wrong_call`: not a call of this ticket; `wrong_time`: later than the service's clock, so the device's clock is
 * wrong; the rest are results of {@link verifyTicket}.
 */
const ScanOutcome = v.picklist([
  'accepted',
  'known',
  'void',
  'wrong_call',
  'wrong_time',
  'malformed',
  'forged',
  'too_early',
  'expired',
]);

/** One outcome per scan, in the same order. `firstAt` and `firstDevice`: the scan that counts. */
export const ScanResult = v.object({
  results: v.array(
    v.object({
      outcome: ScanOutcome,
      document: v.nullable(Count),
      firstAt: v.nullable(Instant),
      firstDevice: v.nullable(v.string()),
      /** For a ticket that is `void` because its ship doesn't sail there: why, and a sentence to show. */
      reason: v.optional(v.picklist(['cancelled', 'call-skipped'])),
      text: v.optional(Bilingual),
    }),
  ),
});

export type Scan = v.InferOutput<typeof Scan>;
export type ScanResult = v.InferOutput<typeof ScanResult>;
