import { describe, expect, it } from 'vitest';
import { discountCards } from '#lib/timetable/discount-cards.ts';
import { matrices } from '#lib/timetable/matrix.ts';
import { offerCatalog } from '#lib/timetable/offer-catalog.ts';
import { amount, priceTable } from '#lib/timetable/price-csv.ts';
import { priceView } from '#lib/timetable/price-view.ts';
import { smallList as list, smallNetwork as network } from '#tests/fixtures/prices.ts';

describe('D7 the prices from a port', () => {
  const view = priceView({ list, network, from: 'AAA', locale: 'el' });

  it('have every destination once, under the first line that reaches it', () => {
    expect(view.groups.map((group) => [group.name, group.rows.map((row) => row.to)])).toEqual([
      ['Βόρεια γραμμή', ['BBB', 'CCC']],
    ]);
    const back = priceView({ list, network, from: 'CCC', locale: 'en' });
    expect(back.groups.map((group) => [group.name, group.rows.map((row) => row.to)])).toEqual([
      ['North line', ['AAA']],
    ]);
  });

  it('are formatted for the language, with a gap where no ship sails', () => {
    const [near, far] = view.groups[0]?.rows ?? [];
    expect(near?.ships).toEqual({
      fast: { adult: '25,50\u00a0€', better: '35,50\u00a0€', child: '12,75\u00a0€' },
      ferry: { adult: '15,50\u00a0€', better: '25,50\u00a0€', child: '7,75\u00a0€' },
    });
    expect(far?.ships.ferry).toBeNull();
    expect(far?.ships.fast?.adult).toBe('1.240,00\u00a0€');
    expect(near?.href).toBe('/booking?from=AAA&to=BBB');
  });

  it('have a column for vehicles whose price depends on the route, and a line for the others', () => {
    expect(view.vehicleColumns).toEqual(['Αυτοκίνητο έως 4,25\u00a0μ.']);
    expect(view.flat).toEqual([
      { name: 'Ποδήλατο', price: '3,00\u00a0€' },
      { name: 'Μικρό ζώο', price: null },
    ]);
    expect(view.groups[0]?.rows[0]?.vehicles.map(({ kind, prices }) => [kind, prices])).toEqual([
      ['fast', ['51,00\u00a0€']],
      ['ferry', ['31,00\u00a0€']],
    ]);
  });

  it('are empty for a port without departures', () => {
    expect(priceView({ list: { ...list, pairs: [] }, network, from: 'AAA', locale: 'el' }).groups).toEqual(
      [],
    );
  });
});

describe('D7 the triangle of a line', () => {
  it('has a cell for every pair of ports, darker with a higher price', () => {
    const [north, ...others] = matrices({ list, network, from: 'BBB', locale: 'el' });
    expect(north?.rows.map((row) => row.cells.map((cell) => cell?.price))).toEqual([
      [],
      ['25,50'],
      ['1.240,00', '16,00'],
    ]);
    expect(north?.rows[2]?.cells.map((cell) => cell?.shade)).toEqual([1, 0]);
    expect(others.map((matrix) => [matrix.name, matrix.kind])).toEqual([['Νότια γραμμή', 'ferry']]);
  });
});

describe('D7 the table for spreadsheets', () => {
  const texts = {
    from: 'From',
    fromCode: 'Code',
    to: 'To',
    toCode: 'Code',
    ship: 'Ship',
    kinds: { fast: 'Fast', ferry: 'Ferry' },
    classes: { ECO: 'Economy', VIP: 'Business' },
    lines: 'Lines',
  };

  it('has a row for every pair of ports and kind of ship, with the same number of cells', () => {
    const [head = [], ...rows] = priceTable(list, network, 'en', texts);
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    const ferry = rows.find((row) => row[4] === 'Ferry') ?? [];
    expect(ferry[head.indexOf('Adult, Economy')]).toBe('15.50');
    expect(ferry[head.indexOf('Infant 0–4')]).toBe('0.00');
    expect(ferry[head.indexOf('Small pet')]).toBe('');
    expect(ferry[head.indexOf('Child 5–10, Business')]).toBe('');
  });

  it('writes numbers that spreadsheets in the language parse as numbers', () => {
    expect([amount(124_005, 'el'), amount(124_005, 'en'), amount(undefined, 'el')]).toEqual([
      '1240,05',
      '1240.05',
      '',
    ]);
  });
});

describe('D7 the discounts', () => {
  it('are those of the service, each with its percentage once', () => {
    expect(discountCards(list, 'el', 'Δωρεάν')).toEqual([
      { id: 'CHD', title: 'Παιδί 5–10', amount: '−50\u00a0%', terms: 'Ταυτότητα.' },
      { id: 'INF', title: 'Βρέφος 0–4', amount: 'Δωρεάν', terms: null },
      { id: 'return', title: 'Έκπτωση επιστροφής', amount: '−20\u00a0%', terms: null },
    ]);
  });
});

describe('I1 the offers for search engines', () => {
  it('have the lowest and the highest adult fare to every port', () => {
    const catalog = offerCatalog({
      site: 'https://meltemi.example',
      path: '/price-list',
      name: 'Prices',
      list,
      network,
      from: 'AAA',
      locale: 'en',
      bookingPath: (to) => `/en/booking?to=${to}`,
    });
    expect(catalog).toMatchObject({
      '@type': 'OfferCatalog',
      itemListElement: [
        {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          lowPrice: '15.50',
          highPrice: '35.50',
          offerCount: 4,
        },
        { lowPrice: '1240.00', highPrice: '1250.00', url: 'https://meltemi.example/en/booking?to=CCC' },
      ],
    });
  });
});
