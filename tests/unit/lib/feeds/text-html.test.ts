import { describe, expect, it } from 'vitest';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { escapeHtml, textHtml } from '#lib/feeds/text-html.ts';

type Block = Extract<RichTextValue[number], { _type: 'block' }>;
type Span = { text: string; marks?: string[] };

const SITE = 'https://meltemi.example';

function block(
  key: string,
  spans: (string | Span)[],
  rest: Partial<Pick<Block, 'style' | 'listItem' | 'markDefs'>> = {},
): Block {
  return {
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    ...rest,
    children: spans.map((span, index) => ({
      _key: `${key}s${index}`,
      _type: 'span' as const,
      marks: [],
      ...(typeof span === 'string' ? { text: span } : span),
    })),
  };
}

const html = (value: RichTextValue, locale: 'el' | 'en' = 'en') =>
  textHtml(value, { locale, site: SITE, figure: () => '<figure></figure>' });

describe('B9 a text in a feed', () => {
  it('has its headings, paragraphs and emphasis', () => {
    const text = [
      block('a', ['How']),
      block('b', ['Where'], { style: 'h2' }),
      block('c', ['at ', { text: 'Kolona', marks: ['strong'] }], { style: 'blockquote' }),
    ];
    expect(html(text)).toBe(
      '<p>How</p>\n<h2>Where</h2>\n<blockquote>at <strong>Kolona</strong></blockquote>',
    );
  });

  it('keeps consecutive items in one list, and two kinds of list separate', () => {
    const text = [
      block('a', ['one'], { listItem: 'bullet' }),
      block('b', ['two'], { listItem: 'bullet' }),
      block('c', ['first'], { listItem: 'number' }),
      block('d', ['end']),
      block('e', ['again'], { listItem: 'bullet' }),
    ];
    expect(html(text)).toBe(
      '<ul><li>one</li><li>two</li></ul>\n<ol><li>first</li></ol>\n<p>end</p>\n<ul><li>again</li></ul>',
    );
  });

  it('escapes everything in its tags', () => {
    expect(html([block('a', ['<script>"a" & b</script>'])])).not.toContain('<script>');
    expect(escapeHtml('<a href="x">&')).toBe('&#60;a href=&#34;x&#34;&#62;&#38;');
  });

  it('has absolute links, in the language of the feed', () => {
    const marks: Block['markDefs'] = [
      { _key: 'm', _type: 'link', href: '/price-list' },
      {
        _key: 'n',
        _type: 'internalLink',
        reference: { _type: 'reference', _ref: 'destination-symi' },
        target: {
          _type: 'destination',
          permalink_el: 'symi',
          permalink_en: null,
          category_el: null,
          category_en: null,
        },
      },
    ];
    const text = [
      block('a', [{ text: 'prices', marks: ['m'] }, ' ', { text: 'Symi', marks: ['n'] }], {
        markDefs: marks,
      }),
    ];
    // The island has no English page here, so it stays plain text.
    expect(html(text)).toBe(`<p><a href="${SITE}/en/price-list">prices</a> Symi</p>`);
    expect(html(text, 'el')).toBe(
      `<p><a href="${SITE}/price-list">prices</a> <a href="${SITE}/destinations/symi">Symi</a></p>`,
    );
  });

  it('shows tables, call-outs and booking links', () => {
    const text: RichTextValue = [
      {
        _key: 't',
        _type: 'textTable',
        caption: 'Days',
        markDefs: null,
        rows: [
          { _key: 'r', _type: 'tableRow', cells: ['Ship', 'Day'] },
          { _key: 's', _type: 'tableRow', cells: ['Thalia', 'Monday'] },
        ],
      },
      { _key: 'c', _type: 'callout', tone: 'info', text: 'Be early.', markDefs: null },
      { _key: 'b', _type: 'bookingButton', label: 'Book', from: 'RHO', to: 'SYM', markDefs: null },
    ];
    const shown = html(text);
    expect(shown).toContain('<caption>Days</caption><thead><tr><th>Ship</th><th>Day</th></tr></thead>');
    expect(shown).toContain('<tbody><tr><td>Thalia</td><td>Monday</td></tr></tbody>');
    expect(shown).toContain('<p><strong>Be early.</strong></p>');
    expect(shown).toContain(`<a href="${SITE}/en/booking?from=RHO&#38;to=SYM">Book</a>`);
  });
});
