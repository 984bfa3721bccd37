import { expect, it } from 'vitest';
import { firstPages, isWithoutLines, progressOf, type Published } from '#app/_ui/first-steps/progress.ts';
import type { Network } from '#contracts/reservations/index.ts';

const NOTHING: Published = { settings: null, home: null, port: null, pages: [] };
const EVERYTHING: Published = {
  settings: 'siteSettings',
  home: 'homePage',
  port: 'port-rho',
  pages: firstPages.map((permalink) => ({ permalink_el: permalink, permalink_en: permalink })),
};
const EMPTY: Network = {
  ports: [],
  vessels: [],
  lines: [],
  today: '2026-11-24',
  horizon: '2027-11-24',
  beThereMinutes: { fast: 30, ferry: 45 },
};
const OWN: Network = { ...EMPTY, lines: [{ id: 'W1', name: { el: 'Δυτική', en: 'Western' }, calls: [] }] };
const EXAMPLE: Network = { ...OWN, isExample: true };

it('has no step done on an empty installation', () => {
  const progress = progressOf(NOTHING, EMPTY);
  expect(progress).toMatchObject({
    signIn: false,
    settings: false,
    home: false,
    ports: false,
    done: 0,
    of: 6,
    isBeingSetUp: true,
  });
  expect(progress.network.kind).toBe('none');
});

it('takes any published document as a sign that somebody can sign in', () => {
  expect(progressOf({ ...NOTHING, settings: 'siteSettings' }, EMPTY)).toMatchObject({
    signIn: true,
    settings: true,
    done: 2,
  });
});

it('ticks the network when it is the operator’s, not while it is the example or unknown', () => {
  expect(progressOf(NOTHING, OWN)).toMatchObject({ network: { kind: 'own' }, done: 1 });
  expect(progressOf(NOTHING, EXAMPLE)).toMatchObject({ network: { kind: 'example' }, done: 0 });
  expect(progressOf(NOTHING, null)).toMatchObject({ network: { kind: 'unknown' }, done: 0 });
});

it('ticks the pages when all are there, by permalink in either language', () => {
  const [first, ...others] = EVERYTHING.pages;
  expect(progressOf({ ...EVERYTHING, pages: others }, OWN)).toMatchObject({
    pages: { contact: false, itineraries: true },
    done: 5,
  });
  const english = { permalink_el: null, permalink_en: first?.permalink_en ?? null };
  expect(progressOf({ ...EVERYTHING, pages: [english, ...others] }, OWN).done).toBe(6);
});

it('is over when each kind of content is there, also with the example network', () => {
  expect(progressOf(EVERYTHING, OWN).isBeingSetUp).toBe(false);
  expect(progressOf(EVERYTHING, EXAMPLE).isBeingSetUp).toBe(false);
  for (const kind of ['settings', 'home', 'port'] as const)
    expect(progressOf({ ...EVERYTHING, [kind]: null }, OWN).isBeingSetUp).toBe(true);
  expect(progressOf({ ...EVERYTHING, pages: [] }, OWN).isBeingSetUp).toBe(true);
  expect(progressOf(EVERYTHING, EMPTY).isBeingSetUp).toBe(true);
});

it('doesn’t return because one page is unpublished or the reservation service is unavailable', () => {
  expect(progressOf({ ...EVERYTHING, pages: EVERYTHING.pages.slice(1) }, OWN).isBeingSetUp).toBe(false);
  expect(progressOf(EVERYTHING, null).isBeingSetUp).toBe(false);
});

it('distinguishes a network without lines from an unavailable service', () => {
  expect([isWithoutLines(EMPTY), isWithoutLines(OWN), isWithoutLines(null)]).toEqual([true, false, false]);
});
