import { describe, expect, it } from 'vitest';
import type { PortText } from '#lib/content/readers/port.server.ts';
import { mapAddress, portGuide, quayAnchor } from '#lib/content/port-guide.ts';
import { network } from '#seed/network/network.ts';

const sold = {
  ports: network.ports.map((port) => ({
    ...port,
    quays: network.quays.filter((quay) => quay.port === port.code),
    destinations: [],
  })),
  vessels: [],
  lines: [],
  today: '2026-11-21',
  horizon: '2027-11-21',
  beThereMinutes: { fast: 30, ferry: 45 },
};
const symi: PortText = {
  code: 'SYM',
  title: 'Σύμη, Γιαλός',
  amenities: ['bus'],
  gettingThere: 'Με τα πόδια.',
  facilities: null,
  parking: null,
  accessibility: null,
  island: { id: 'symi', name: 'Σύμη', href: '/destinations/symi' },
};

describe('A1 the guide to departure ports', () => {
  it('lists every port on sale, each island once', () => {
    const guide = portGuide(sold, [], 'el');
    expect(
      guide
        .flatMap(({ ports }) => ports)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(network.ports.map(({ code }) => code).toSorted());
    expect(new Set(guide.map(({ id }) => id)).size).toBe(guide.length);
  });

  it('adds the editors’ texts by port code, and leaves out ports that aren’t on sale', () => {
    const guide = portGuide(sold, [symi, { ...symi, code: 'XXX' }], 'el');
    const island = guide.find(({ id }) => id === 'symi');
    expect(island).toMatchObject({ name: 'Σύμη', href: '/destinations/symi' });
    expect(island?.ports.map(({ text }) => text?.gettingThere ?? null)).toEqual(['Με τα πόδια.', null]);
    expect(guide.flatMap(({ ports }) => ports).map(({ code }) => code)).not.toContain('XXX');
  });

  it('joins the names of several quays as each language does', () => {
    const nameIn = (locale: 'el' | 'en') =>
      portGuide(sold, [], locale)
        .flatMap(({ ports }) => ports)
        .find(({ code }) => code === 'RHO')?.name;
    expect(nameIn('el')).toBe('Κολώνα, Μανδράκι και Ακαντιά');
    expect(nameIn('en')).toBe('Kolona, Mandraki and Akandia');
  });

  it('gives every quay and island a unique anchor, the same in both languages', () => {
    const anchors = (locale: 'el' | 'en') =>
      portGuide(sold, [], locale).flatMap((island) => [
        island.id,
        ...island.ports.flatMap(({ quays }) => quays.map(({ anchor }) => anchor)),
      ]);
    expect(new Set(anchors('el')).size).toBe(anchors('el').length);
    expect(anchors('en')).toEqual(anchors('el'));
    expect(anchors('el')).toContain('kolona');
    expect(quayAnchor('Mandraki, Nisyros')).toBe('mandraki-nisyros');
  });

  it('marks a quay on a map', () => {
    expect(mapAddress({ lat: 36.4472, lon: 28.2287 })).toBe(
      'https://www.openstreetmap.org/?mlat=36.4472&mlon=28.2287&zoom=17',
    );
  });
});
