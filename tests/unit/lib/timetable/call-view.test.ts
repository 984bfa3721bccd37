import { describe, expect, it } from 'vitest';
import { callViews, type PrintedCall } from '#lib/timetable/call-view.ts';

const call = (port: string, name: string, quay: string): PrintedCall => ({
  port,
  portName: { el: name, en: name },
  quayName: { el: quay, en: quay },
  arrives: null,
  departs: '08:30',
  stopoverMinutes: null,
  adultCents: null,
});
const texts = { place: (code: string) => code, bookLeg: () => '', stopover: () => '' };

describe('the ports of a timetable', () => {
  const stands = (name: string, quay: string) => {
    const [view] = callViews([call('X', name, quay)], { locale: 'el', date: null, texts });
    return [view?.name, view?.quay];
  };

  it('shows the harbour below the island, also when the port’s name contains it', () => {
    expect(stands('Κάλυμνος', 'Πόθια')).toEqual(['Κάλυμνος', 'Πόθια']);
    expect(stands('Λέρος (Αγία Μαρίνα)', 'Αγία Μαρίνα')).toEqual(['Λέρος', 'Αγία Μαρίνα']);
  });

  it('repeats nothing', () => {
    expect(stands('Πανορμίτης', 'Πανορμίτης')).toEqual(['Πανορμίτης', null]);
  });
});
