import { describe, expect, it, test } from 'vitest';
import type { Entry } from '#lib/search/entry.ts';
import { siteIndex } from '#lib/search/site-index.ts';
import el from '#messages/el.json';
import { ports } from '#seed/network/ports.ts';
import { spellingsFound, spellingsOffered, spellingsOfNothing } from '#tests/fixtures/spellings.ts';

const titles = new Map(Object.entries(el.common.booking.search.island));
const islands = [...Map.groupBy(ports, ({ island }) => island)].map(([island, own]): Entry => ({
  id: island,
  kind: 'island',
  title: titles.get(island) ?? island,
  href: `/destinations/${island}`,
  lead: null,
  text: '',
  names: {
    shown: [titles.get(island) ?? island],
    others: own.flatMap(({ name, aliases }) => [name.el, name.en, ...aliases]),
  },
}));
const harbours = ports.map(({ code, name, aliases, island }): Entry => ({
  id: code,
  kind: 'port',
  title: name.el,
  href: `/departure-ports#${island}`,
  lead: null,
  text: '',
  names: { shown: [name.el, code], others: [name.en, ...aliases] },
}));
const article = (kind: Entry['kind'], title: string, lead: string, text = ''): Entry => ({
  id: title,
  kind,
  title,
  href: `/${title}`,
  lead,
  text,
});
const search = siteIndex([
  ...islands,
  ...harbours,
  article('page', 'Οχήματα', 'Τι ταξιδεύει στο γκαράζ.', 'Αυτοκίνητα, μοτοσυκλέτες και ποδήλατα.'),
  article('news', 'Με το ποδήλατο στην Αστυπάλαια', 'Τριάντα χιλιόμετρα.'),
  article('question', 'Ταξιδεύει ο σκύλος μου;', 'Ναι, σε τσάντα μεταφοράς ή σε κλουβί του πλοίου.'),
  article('question', 'Πόσες αποσκευές παίρνω;', 'Μία βαλίτσα και μία χειραποσκευή. Ο σκύλος δεν μετράει.'),
]);
const islandsOf = (typed: string) =>
  search(typed).groups.flatMap(({ kind, results }) =>
    kind === 'island' ? results.map(({ entry }) => entry.id) : [],
  );
const titlesOf = (typed: string) =>
  search(typed).groups.flatMap(({ results }) => results.map(({ entry }) => entry.title));

describe('the islands, as people spell them', () => {
  // Kolona is a quay in this corpus; the quays are not part of these entries.
  const named = spellingsFound.filter(({ typed }) => !/κολώνα|kolona/.test(typed));
  test.each(named)('“$typed” finds $island first', ({ typed, island }) => {
    expect(islandsOf(typed)[0]).toBe(island);
    expect(search(typed).offers).toEqual([]);
  });

  test.each(spellingsOffered)('“$typed” finds no island and offers one', ({ typed, port, island }) => {
    expect(islandsOf(typed)).toEqual([]);
    const names = [titles.get(island), ports.find(({ code }) => code === port)?.name.el];
    expect(names).toContain(search(typed).offers[0]);
  });

  test.each(spellingsOfNothing)('“%s” finds no island', (typed) => {
    expect(islandsOf(typed)).toEqual([]);
  });
});

describe('the texts of the site', () => {
  it.each([
    ['σκύλος', 'Ταξιδεύει ο σκύλος μου;'],
    ['ΣΚΥΛΟΣ', 'Ταξιδεύει ο σκύλος μου;'],
    ['skylos', 'Ταξιδεύει ο σκύλος μου;'],
    ['σκύλου', 'Ταξιδεύει ο σκύλος μου;'],
    ['αποσκευή', 'Πόσες αποσκευές παίρνω;'],
    ['oxhmata', 'Οχήματα'],
    ['αυτοκίνητο', 'Οχήματα'],
    ['μοτοσυκλετα στο γκαραζ', 'Οχήματα'],
  ])('“%s” finds “%s” first', (typed, title) => {
    expect(titlesOf(typed)[0]).toBe(title);
  });

  it('offers no other keyboard for a text that has hardly a letter on it', () => {
    const about = siteIndex([article('news', 'Ζώα στο πλοίο', '')]);
    expect(about('qqqqzz')).toEqual({ count: 0, groups: [], offers: [] });
    expect(about('zva').offers).toEqual(['ζωα']);
    expect(siteIndex([article('news', 'Χρώμα', 'Ζήστε.')])('xqzzy').offers).toEqual([]);
  });

  it('finds a name in its cases', () => {
    const about = siteIndex([article('news', 'Νέα', 'Δύο πλοία από τη Ρόδο, στο λιμάνι της Ρόδου.')]);
    expect(about('Ρόδος').count).toBe(1);
    expect(about('Κάσος').count).toBe(0);
  });

  it('finds a name, and no word that only begins like it sounds', () => {
    const about = siteIndex([
      article('page', 'Όροι', '', 'Σημειώστε το σημείο στο σημειωματάριο.'),
      article('news', 'Γιορτή', '', 'Στο λιμάνι της Σύμης.'),
      article('news', 'Γραμμή', '', 'Από τη Σύμη.'),
    ]);
    for (const typed of ['Σύμη', 'simi'])
      expect(about(typed).groups.flatMap(({ results }) => results.map(({ entry }) => entry.title))).toEqual([
        'Γραμμή',
        'Γιορτή',
      ]);
    // Whoever stops in the middle of a word looks for any that begins so.
    expect(about('σημειωμ').count).toBe(1);
    expect(about('ση').count).toBe(0);
  });

  it('finds what is written about an island by any of its names', () => {
    const titles = titlesOf('Stampalia');
    expect(titles.slice(0, 2)).toEqual(['Αστυπάλαια', 'Αστυπάλαια']);
    expect(titles).toContain('Με το ποδήλατο στην Αστυπάλαια');
  });

  it('needs every word, but one may be missing of three', () => {
    expect(titlesOf('σκύλος ελέφαντας')).toEqual([]);
    expect(titlesOf('σκύλος τσάντα ελέφαντας')).toEqual(['Ταξιδεύει ο σκύλος μου;']);
  });

  it('shows the group with the best result first', () => {
    const kinds = (typed: string) => search(typed).groups.map(({ kind }) => kind);
    expect(kinds('αποσκευές')).toEqual(['question']);
    expect(kinds('ποδήλατο')).toEqual(['news', 'page']);
    expect(kinds('Αστυπάλαια')).toEqual(['island', 'port', 'news']);
  });

  it('ends a heading in an excerpt like a sentence', () => {
    const terms = siteIndex([article('page', 'Όροι', '', 'Ζώα\n\nΑποσκευές\n\nΔωρεάν.')]);
    const [result] = terms('αποσκευές').groups[0]?.results ?? [];
    expect(result?.excerpt.map(({ text }) => text).join('')).toBe('Ζώα. Αποσκευές. Δωρεάν.');
  });

  it('marks the words in the excerpt', () => {
    const [result] = search('βαλίτσα').groups[0]?.results ?? [];
    expect(result?.excerpt).toEqual([
      { text: 'Μία ', isMatch: false },
      { text: 'βαλίτσα', isMatch: true },
      { text: ' και μία χειραποσκευή. Ο σκύλος δεν μετράει.', isMatch: false },
    ]);
  });

  it('offers what the other keyboard would have written', () => {
    expect(search('aposkeyew')).toMatchObject({ count: 0, offers: ['αποσκευες'] });
  });

  it('finds nothing for an empty text or one without letters', () => {
    for (const typed of ['', '???', '<>', '…']) expect(search(typed)).toMatchObject({ count: 0, groups: [] });
  });

  it('answers long texts at once', () => {
    const started = performance.now();
    search('ychxb34890au'.repeat(6).slice(0, 80));
    search('a b c d e f g h '.repeat(5));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
