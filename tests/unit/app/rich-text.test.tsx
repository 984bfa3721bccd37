import { IntlProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextTable } from '#app/_ui/rich-text/text-table.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { RichTextBlock, RichTextValue } from '#lib/content/rich-text.ts';

type MarkDefs = NonNullable<RichTextBlock['markDefs']>;

function paragraph(text: string, markDefs: MarkDefs, marks: string[]): RichTextBlock {
  return {
    _type: 'block',
    _key: 'p',
    style: 'normal',
    markDefs,
    children: [{ _type: 'span', _key: 's', text, marks }],
  };
}

const toRhodes: MarkDefs[number] = {
  _type: 'internalLink',
  _key: 'm',
  target: {
    _type: 'destination',
    permalink_el: 'rodos',
    permalink_en: 'rhodes',
    category_el: null,
    category_en: null,
  },
};

const render = (value: RichTextValue, locale: 'el' | 'en') =>
  renderToStaticMarkup(
    <IntlProvider locale={locale}>
      <RichText value={value} />
    </IntlProvider>,
  );

describe('B7 rich text on a page', () => {
  it('resolves an internal link to the language of the page', () => {
    const value = [paragraph('Ρόδος', [toRhodes], ['m'])];
    expect(render(value, 'el')).toContain('href="/destinations/rodos"');
    expect(render(value, 'en')).toContain('href="/en/destinations/rhodes"');
  });

  it('keeps the text of a link without a target', () => {
    const html = render(
      [paragraph('παλιά', [{ _type: 'internalLink', _key: 'm', target: null }], ['m'])],
      'el',
    );
    expect(html).toContain('<p>παλιά</p>');
    expect(html).not.toContain('<a');
  });

  it('opens other sites with noopener', () => {
    const html = render(
      [paragraph('x', [{ _type: 'link', _key: 'm', href: 'https://example.com/' }], ['m'])],
      'el',
    );
    expect(html).toContain('href="https://example.com/"');
    expect(html).toContain('rel="noopener"');
  });

  it('gives headings an anchor and shows call-outs', () => {
    const html = render(
      [
        {
          ...paragraph('Αν φυσά', [], []),
          _key: 'h',
          style: 'h2',
        },
        { _type: 'callout', _key: 'c', tone: 'warn', text: 'Κλειστό', markDefs: null },
      ],
      'el',
    );
    expect(html).toContain('<h2 id="an-fysa">');
    expect(html).toContain('Κλειστό');
  });

  it('keeps a number and its unit in a table on one line', () => {
    const rows = [
      { _key: 'head', cells: ['Βάρος', 'Τιμή'] },
      { _key: 'a', cells: ['Έως 15 κιλά', '9,00 €'] },
    ];
    expect(renderToStaticMarkup(<TextTable table={{ caption: 'Δέματα', rows }} />)).toContain(
      'Έως 15\u00a0κιλά',
    );
  });
});
