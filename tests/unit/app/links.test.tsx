import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CircleCall } from '#app/_ui/page/circle-call.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';

const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

describe('A9 the round call to action', () => {
  it('links to the home page by default', () => {
    expect(attribute(renderToStaticMarkup(<CircleCall>Κράτηση</CircleCall>), 'href')).toBe('/');
  });

  it('is primary by default, or secondary', () => {
    expect(renderToStaticMarkup(<CircleCall>Κράτηση</CircleCall>)).toMatch(/class="[^"]*primary/);
    expect(
      renderToStaticMarkup(
        <CircleCall tone="secondary" href="/itineraries">
          Δρομολόγια
        </CircleCall>,
      ),
    ).toMatch(/class="[^"]*secondary/);
  });
});

describe('A10 the link of the site', () => {
  it('shows and follows `as` instead of `href`', () => {
    const html = renderToStaticMarkup(
      <SiteLink href="/news/1" as="/news/winter">
        Νέα
      </SiteLink>,
    );
    expect(attribute(html, 'href')).toBe('/news/winter');
  });

  it.each([
    ['/news', 'en', '/en/news'],
    ['/en/news', 'el', '/news'],
    ['/', 'en', '/en'],
  ] as const)('moves %s into %s', (href, locale, expected) => {
    const html = renderToStaticMarkup(
      <SiteLink href={href} locale={locale}>
        Νέα
      </SiteLink>,
    );
    expect(attribute(html, 'href')).toBe(expected);
  });

  it.each(['https://example.com/x', '//example.com', 'mailto:a@meltemi.example', 'tel:+302241000000'])(
    'leaves %s to the browser, with noopener',
    (href) => {
      const html = renderToStaticMarkup(
        <SiteLink href={href} replace scroll={false} shallow locale="en" prefetch>
          Έξω
        </SiteLink>,
      );
      expect(attribute(html, 'href')).toBe(href);
      expect(attribute(html, 'rel')).toBe('noopener');
      expect(html).not.toMatch(/replace|scroll|shallow|prefetch/);
    },
  );
});
