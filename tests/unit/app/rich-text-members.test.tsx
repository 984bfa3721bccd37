import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { catalogues } from '#lib/i18n/catalogues.ts';

const render = (value: RichTextValue, locale: 'el' | 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={catalogues[locale]} timeZone="Europe/Athens">
      <RichText value={value} />
    </NextIntlClientProvider>,
  );

const ships: RichTextValue[number] = {
  _type: 'textTable',
  _key: 't',
  caption: 'Τα πλοία',
  rows: [
    { _type: 'tableRow', _key: 'a', cells: ['Πλοίο', 'Κόμβοι', 'Θέσεις'] },
    { _type: 'tableRow', _key: 'b', cells: ['Θάλεια', '31'] },
  ],
  markDefs: null,
};

const film = (url: string): RichTextValue => [
  { _type: 'embed', _key: 'e', url, title: 'Ο Πανορμίτης από ψηλά', markDefs: null },
];

describe('B7 a table in a text', () => {
  const html = render([ships], 'el');

  it('has its name, column headings and row headings', () => {
    expect(html).toMatch(
      /<section[^>]*aria-labelledby="([^"]+)"[^>]*tabindex="0".*<caption id="\1">Τα πλοία</i,
    );
    expect(html.match(/<th scope="col">/g)).toHaveLength(3);
    expect(html).toContain('<th scope="row">Θάλεια</th><td>31</td>');
  });

  it('fills up an incomplete row', () => {
    expect(html).toContain('<td>31</td><td></td></tr>');
  });

  it('renders nothing without cells', () => {
    expect(render([{ ...ships, rows: [{ _type: 'tableRow', _key: 'a', cells: [] }] }], 'el')).not.toContain(
      '<table',
    );
    expect(render([{ _type: 'textTable', _key: 't', markDefs: null }], 'el')).not.toContain('<table');
  });
});

describe('B7 a film in a text', () => {
  const url = 'https://www.youtube.com/watch?v=abc';

  it('requests nothing from the other site before a click, and links there without scripts', () => {
    for (const locale of ['el', 'en'] as const) {
      const html = render(film(url), locale);
      expect(html).toContain('Ο Πανορμίτης από ψηλά');
      expect(html).toContain(`<a href="${url}" rel="noopener">`);
      expect(html).not.toMatch(/<iframe|<img|<script|<link|<button| src=/);
    }
    expect(render(film(url), 'el')).toContain('Δείτε το στο YouTube');
    expect(render(film(url), 'en')).toContain('Watch it on YouTube');
  });

  it('of an unknown site is not shown', () => {
    const html = render(film('https://evil.example/watch?v=abc'), 'el');
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('figure');
  });
});

describe('B7 a booking button in a text', () => {
  const button = (route: { from?: string; to?: string }): RichTextValue => [
    { _type: 'bookingButton', _key: 'k', label: 'Κράτηση', ...route, markDefs: null },
  ];

  it('opens booking in the language of the page, with the route filled in', () => {
    expect(render(button({ from: 'RHO', to: 'SYM' }), 'en')).toContain(
      'href="/en/booking?from=RHO&amp;to=SYM"',
    );
    expect(render(button({ to: 'SYM' }), 'el')).toContain('href="/booking?to=SYM"');
    expect(render(button({}), 'el')).toContain('href="/booking"');
  });
});
