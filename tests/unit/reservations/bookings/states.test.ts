import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bookingEvents,
  bookingStates,
  isPossible,
  nextState,
  transitions,
} from '#reservations/bookings/states.ts';
import { BookingState } from '#contracts/reservations/index.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

const over = ['expired', 'released', 'cancelled'] as const;
const sold = ['confirmed', 'ticketed', 'open'] as const;

describe('states of a booking (D3, domain 4.5)', () => {
  it('knows every state of the contract', () => {
    expect(bookingStates.toSorted()).toEqual(BookingState.options.toSorted());
  });

  it('defines every pair of state and event, and nothing else', () => {
    for (const state of bookingStates) {
      expect(Object.keys(transitions[state]).toSorted(), state).toEqual(bookingEvents.toSorted());
      for (const event of bookingEvents) {
        const next = transitions[state][event];
        if (typeof next === 'string') expect(bookingStates, `${state} ${event}`).toContain(next);
        else expect(['state_conflict', 'hold_expired'], `${state} ${event}`).toContain(next.refused);
      }
    }
  });

  it('prevents changing, opening, correcting or cancelling what is not sold or is over', () => {
    for (const state of [...over, 'held', 'paying'] as const)
      for (const event of [
        'change',
        'change-up',
        'open',
        're-date',
        'correct',
        'cancel-part',
        'cancel',
      ] as const)
        expect(isPossible(state, event), `${state} ${event}`).toBe(false);
  });

  it('lets everything that was sold be cancelled and corrected', () => {
    for (const state of sold) {
      expect(nextState(state, 'cancel')).toBe('cancelled');
      expect(nextState(state, 'correct')).toBe(state);
    }
  });

  it('never leaves a final state, except for a payment that arrived too late', () => {
    const left = over.flatMap((state) =>
      bookingEvents.flatMap((event) => {
        const next = transitions[state][event];
        return typeof next !== 'string' || next === state ? [] : [`${state}, ${event}: ${next}`];
      }),
    );
    expect(left.toSorted()).toEqual(['cancelled, revive: ticketed', 'expired, paid: ticketed']);
  });

  it('refuses with the code that shows what to do next', () => {
    expect(() => nextState('expired', 'reserve')).toThrow(new DomainError('hold_expired'));
    expect(() => nextState('cancelled', 'cancel')).toThrow(new DomainError('state_conflict'));
  });
});

// Twelve statements in nine files changed the state of a booking; three of them did not consult the table, which
// specified that a lapsed reservation can’t be revived.
it('changes in one place only', () => {
  const sources = globSync('{reservations,backend,seed,scripts,desk}/**/*.ts', {
    exclude: ['reservations/db/migrations/**'],
  });
  expect(sources.length).toBeGreaterThan(100);
  const changing = sources.filter((path) =>
    /update reservations\.booking\s+set\b(?:(?!\bwhere\b).)*?\bstate = /is.test(readFileSync(path, 'utf8')),
  );
  expect(changing).toEqual(['reservations/bookings/save-booking.ts']);
});
