import { describe, expect, it } from 'vitest';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';
import {
  crossingGroups,
  foundGroups,
  islandGroups,
  type PortGroup,
} from '#app/_ui/search-form/pickers/port-groups.ts';
import type { CrossingsView } from '#lib/timetable/crossings-view.ts';

const port = (code: string, name: string, island = name): SearchFormPort => ({
  code,
  island,
  islandName: island,
  name: { el: name, en: name },
  aliases: [],
  quays: [],
  destinations: [],
});
const rhodes = port('RHO', 'Rhodes');
const skala = port('KSK', 'Kamiros Skala', 'Rhodes');
const lakki = port('LAM', 'Leros (Lakki)', 'Leros');
const marina = port('LER', 'Leros (Agia Marina)', 'Leros');
const symi = port('SYM', 'Symi');
const ports = [symi, lakki, marina, rhodes, skala];

const row = (code: string) => ({ port: code, place: null, days: 'Mon', duration: '1 h', spoken: 'Monday' });
const crossings: CrossingsView = {
  question: 'Where to from Kos?',
  note: '',
  groups: [
    { kind: 'hub', label: null, rows: [row('RHO')] },
    { kind: 'near', label: 'Near Kos', rows: [row('SYM'), row('XXX')] },
    { kind: 'line', label: 'North line', rows: [row('LAM'), row('LER')] },
  ],
};
const listed = (groups: readonly PortGroup[]) =>
  groups.map(({ label, rows }) => `${label ?? '–'}: ${rows.map(({ port: { code } }) => code).join(' ')}`);

describe('the ports of a picker', () => {
  it('start with the hub, then go by island; an island with several ports is named', () => {
    expect(listed(islandGroups(ports, 'RHO', 'en'))).toEqual([
      '–: RHO',
      '–: KSK',
      'Leros: LAM LER',
      '–: SYM',
    ]);
    expect(listed(islandGroups([symi], 'RHO', 'en'))).toEqual(['–: SYM']);
  });

  it('as destinations follow the service; unknown ones are left out, and new ones come last', () => {
    const groups = crossingGroups(ports, crossings, 'en');
    expect(listed(groups)).toEqual(['–: RHO', 'Near Kos: SYM', 'North line: LAM LER', '–: KSK']);
    expect(groups[0]?.rows[0]?.crossing?.days).toBe('Mon');
    expect(groups.at(-1)?.rows[0]?.crossing).toBeUndefined();
  });

  it('that were found keep their days, and what only resembles the text is apart', () => {
    const found = foundGroups({ matches: { found: [symi], offered: [] }, crossings, similar: 'Similar' });
    expect(found[0]?.rows[0]?.crossing?.duration).toBe('1 h');
    const guessed = { found: [], offered: [lakki, symi] };
    expect(listed(foundGroups({ matches: guessed, crossings: null, similar: 'Similar' }))).toEqual([
      '–: LAM',
      'Similar: SYM',
    ]);
    expect(foundGroups({ matches: { found: [], offered: [] }, crossings, similar: 'Similar' })).toEqual([]);
  });
});
