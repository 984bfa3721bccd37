import { describe, expect, it } from 'vitest';
import { payDeadline } from '#reservations/unpaid/deadline.ts';
import { policy } from '#seed/network/rules.ts';

describe('the payment deadline', () => {
  const at = (text: string) => new Date(text);
  it.each([
    ['2026-12-10T08:00:00Z', '2026-11-23T10:00:00.000Z'],
    ['2026-11-22T08:00:00Z', '2026-11-22T07:30:00.000Z'],
    ['2026-11-21T10:20:00Z', '2026-11-21T10:20:00.000Z'],
  ])('of a ship at %s is %s', (departure, deadline) => {
    expect(payDeadline(policy, at(departure), at('2026-11-21T10:00:00Z')).toISOString()).toBe(deadline);
  });
});
