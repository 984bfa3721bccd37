import { describe, expect, it } from 'vitest';
import { network } from '#seed/network/network.ts';
import { ISLANDS } from '#studio/schema/presets/islands.ts';
import { seededOfType } from '#tests/fixtures/seeded.ts';

const agencies = seededOfType('agency');
const faqs = seededOfType('faq');
const ports = seededOfType('port');

describe('the agencies of the seed', () => {
  it('are on every island that has a ship, and on the mainland', () => {
    expect(agencies.length).toBeGreaterThanOrEqual(30);
    const islands = new Set(agencies.map(({ island }) => island));
    for (const { island } of network.ports)
      // The smallest island uses the next one's agency.
      if (island !== 'telendos') expect(islands, island).toContain(island);
    expect(islands).toContain(undefined);
  });

  it('name islands that the Studio offers, or a region instead', () => {
    const known = ISLANDS.map(({ value }) => value);
    for (const { _id, island, region_el } of agencies)
      expect(island === undefined ? Boolean(region_el) : known.includes(String(island)), _id).toBe(true);
  });

  it('have no real phone numbers or email addresses', () => {
    for (const { phone, email } of agencies) {
      expect(phone).toMatch(/^\+30 [\d ]*00 ?0[\d ]*$/);
      expect(email).toMatch(/\.example$/);
    }
    expect(new Set(agencies.map(({ phone }) => phone)).size).toBe(agencies.length);
  });
});

describe('the questions of the seed', () => {
  it('cover every topic', () => {
    expect(faqs).toHaveLength(25);
    expect(new Set(faqs.map(({ topic }) => topic)).size).toBe(7);
  });
});

it('the ports of the seed describe how to get there, the facilities and accessibility', () => {
  expect(ports.length).toBeGreaterThanOrEqual(20);
  for (const { _id, gettingThere_el, facilities_el, accessibility_el, amenities } of ports)
    expect(Boolean(gettingThere_el && facilities_el && accessibility_el && amenities), _id).toBe(true);
});
