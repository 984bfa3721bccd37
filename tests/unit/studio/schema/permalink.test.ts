import { describe, expect, it } from 'vitest';
import { nextPermalink } from '#studio/schema/presets/follow-title.ts';
import { movedAddress, permalinkProblem } from '#studio/schema/presets/permalink.ts';
import { reservedPermalinks } from '#lib/routes/reserved.ts';

describe('B2 permalinks are valid in an address', () => {
  it.each(['patmos', 'neo-dromologio', 'early-booking-2027', undefined, ''])('accepts %s', (permalink) => {
    expect(permalinkProblem(permalink, [])).toBe(true);
  });

  it.each(['Patmos', 'πάτμος', 'a--b', '-a', 'a-', 'a b', 'a/b', 'a?b', 'a.b', 'x'.repeat(97)])(
    'refuses %s',
    (permalink) => {
      expect(permalinkProblem(permalink, [])).toEqual({
        'en-US': expect.stringMatching(/^Use (only|at most)/),
        'el-GR': expect.stringMatching(/^Χρησιμοποιήστε/),
      });
    },
  );

  it.each(['booking', 'en', 'studio', 'destinations'])('reserves %s for the site', (permalink) => {
    expect(permalinkProblem(permalink, reservedPermalinks)).toEqual({
      'en-US': expect.stringContaining('address of the site'),
      'el-GR': expect.stringContaining('διεύθυνση του ίδιου του ιστοτόπου'),
    });
  });
});

describe('B2 a permalink follows the title until it is edited by hand', () => {
  it.each([
    { before: undefined, title: 'Νέο πλοίο', current: undefined, next: 'neo-ploio' },
    { before: 'Νέο', title: 'Νέο πλοίο', current: 'neo', next: 'neo-ploio' },
    { before: 'Νέο', title: 'Νέο πλοίο', current: 'to-dromologio', next: undefined },
    { before: 'Νέο', title: '', current: 'neo', next: undefined },
    { before: 'Νέο', title: 'Νέο', current: 'neo', next: undefined },
  ])('$before → $title with $current', ({ before, title, current, next }) => {
    expect(nextPermalink({ before, title, current })).toBe(next);
  });
});

describe('B2 a published address that would move is a warning', () => {
  const context = (id: string, published: string | null) => ({
    document: { _id: id, _type: 'page', _rev: '1', _createdAt: '', _updatedAt: '' },
    // The part of the client that the rule uses; a real one needs a server.
    getClient: () => Object.assign(Object.create(null), { fetch: async () => published }),
  });

  it('names the current address', async () => {
    expect(await movedAddress('nea-selida', 'permalink_el', context('drafts.page-1', 'selida'))).toEqual({
      'en-US': expect.stringContaining('“selida”'),
      'el-GR': expect.stringContaining('«selida»'),
    });
  });

  it.each([
    ['drafts.page-1', 'selida', 'selida'],
    ['drafts.page-1', 'selida', null],
    ['page-1', 'selida', 'palia'],
    ['drafts.page-1', '', 'palia'],
  ])('is not given for %s at %s when %s is published', async (id, current, published) => {
    expect(await movedAddress(current, 'permalink_el', context(id, published))).toBe(true);
  });
});
