import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type FormStamp, STAMP_ENDS_MS, STAMP_RIPE_MS } from '#contracts/desk/stamp.ts';

/**
 * About 2,000 attempts: measured at some 100 ms on a phone, which nobody notices for one message, but a program sends a
 * hundred messages in ten seconds instead of a hundred thousand.
 */
const BITS = 11;
const SHAPE = /^([0-9a-z]{8,9})\.([\w-]{20,100})\.([\w-]{43})$/;

export type StampState = 'good' | 'unripe' | 'ended' | 'forged';

/** A new stamp: its time, a unique part, and our signature over both. Nothing is stored. */
export function makeStamp(key: string, id: string, now: Date): FormStamp {
  const body = `${now.getTime().toString(36)}.${id}`;
  return { stamp: `${body}.${sign(key, body)}`, bits: BITS };
}

export function checkStamp(key: string, stamp: string, now: Date): StampState {
  const [, time = '', id = '', signature = ''] = SHAPE.exec(stamp) ?? [];
  const expected = sign(key, `${time}.${id}`);
  if (signature.length !== expected.length) return 'forged';
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return 'forged';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > STAMP_ENDS_MS) return 'ended';
  return age < STAMP_RIPE_MS ? 'unripe' : 'good';
}

/** Whether the number solves the stamp's puzzle. */
export function solves(stamp: string, number: string): boolean {
  if (!/^\d{1,9}$/.test(number)) return false;
  const hash = createHash('sha256').update(`${stamp}.${number}`).digest();
  return hash.readUInt16BE(0) >>> (16 - BITS) === 0;
}

function sign(key: string, body: string): string {
  return createHmac('sha256', key).update(`form stamp ${body}`).digest('base64url');
}
