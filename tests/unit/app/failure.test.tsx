import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#app/_ui/errors/failure.client.tsx';
import el from '#messages/error-page/el.json' with { type: 'json' };
import en from '#messages/error-page/en.json' with { type: 'json' };

describe.each(['el', 'en'] as const)('A11 the error page (%s)', (locale) => {
  const html = renderToStaticMarkup(<Failure locale={locale} retry={vi.fn()} />);
  const prefix = locale === 'en' ? '/en' : '';

  it('explains what happened under one heading', () => {
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain({ el, en }[locale].title);
  });

  it('offers a retry, a search, the home page and the phone number', () => {
    expect(html).toContain({ el, en }[locale].retry);
    expect(html).toContain(`href="${prefix}/booking"`);
    expect(html).toContain(`href="${prefix || '/'}"`);
    expect(html).toContain('href="tel:+302241000000"');
  });

  it('is the only main part of a page, unless the shell is still there', () => {
    expect(html.match(/<main /g)).toHaveLength(1);
    const inside = renderToStaticMarkup(<Failure locale={locale} retry={vi.fn()} isInside />);
    expect(inside).not.toContain('<main');
  });
});
