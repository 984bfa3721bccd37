import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from '#app/[locale]/(site)/[permalink]/_offer/countdown.tsx';
import { countdownEnd } from '#app/[locale]/(site)/[permalink]/_offer/countdown-end.ts';
import { countdownStage, dayInGreece } from '#app/[locale]/(site)/[permalink]/_offer/countdown-stage.ts';
import { FareRows } from '#app/[locale]/(site)/[permalink]/_offer/fare-rows.tsx';
import { GalleryBlock } from '#app/[locale]/(site)/[permalink]/_offer/gallery-block.tsx';
import { HeroBlock } from '#app/[locale]/(site)/[permalink]/_offer/hero-block.tsx';
import { athensDay } from '#foundation/dates/athens.ts';
import type { OfferBlock } from '#lib/content/readers/offer.server.ts';
import { catalogues } from '#lib/i18n/catalogues.ts';

type Block<Name extends OfferBlock['_type']> = Extract<OfferBlock, { _type: Name }>;
type RawPicture = NonNullable<Block<'galleryBlock'>['pictures']>[number];

const render = (node: ReactNode, locale: 'el' | 'en' = 'el') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={catalogues[locale]} timeZone="Europe/Athens">
      {node}
    </NextIntlClientProvider>,
  );

function rawPicture(_key: string, x: number): RawPicture {
  return {
    _key,
    ref: `image-${_key.repeat(40)}-1600x800-webp`,
    lqip: null,
    hotspot: { _type: 'sanity.imageHotspot', x, y: 0.5, width: 0.2, height: 0.2 },
    crop: null,
    alt_el: `Εικόνα ${_key}`,
    alt_en: `Picture ${_key}`,
    caption_el: _key === 'a' ? 'Λεζάντα' : null,
    caption_en: null,
  };
}

describe('B3 a gallery', () => {
  const block: Block<'galleryBlock'> = {
    _key: 'g',
    _type: 'galleryBlock',
    title_el: 'Στάσεις',
    title_en: null,
    pictures: [rawPicture('a', 0.9), rawPicture('b', 0.5), { ...rawPicture('c', 0.5), ref: null }],
  };

  it('shows every picture with a file, with its text, its caption and its focal point', () => {
    const html = render(<GalleryBlock block={block} name="Φωτογραφίες" />);
    expect(html.match(/<figure>/g)).toHaveLength(2);
    expect(html).toContain('alt="Εικόνα a"');
    expect(html).toContain('<figcaption>Λεζάντα</figcaption>');
    expect(html).toContain('object-position:100% 50%');
  });

  it('has an accessible name without a title, and renders nothing without pictures', () => {
    expect(render(<GalleryBlock block={block} name="Pictures" />, 'en')).toContain('aria-label="Pictures"');
    expect(render(<GalleryBlock block={{ ...block, pictures: null }} name="x" />)).toBe('');
  });
});

describe('B3 a large picture with text', () => {
  const block: Block<'heroBlock'> = {
    _key: 'h',
    _type: 'heroBlock',
    picture: rawPicture('a', 0.5),
    title_el: 'Στη Σύμη',
    title_en: 'To Symi',
    words_el: null,
    words_en: null,
    label_el: null,
    label_en: null,
    from: 'RHO',
    to: 'SYM',
  };

  it('links to booking with its route, until the offer is over', () => {
    const props = { book: 'Choose a day' };
    const html = render(<HeroBlock block={block} bookable {...props} />, 'en');
    expect(html).toContain('href="/en/booking?from=RHO&amp;to=SYM"');
    expect(html).toContain('Choose a day');
    expect(render(<HeroBlock block={block} bookable={false} {...props} />, 'en')).not.toContain('<a');
    const plain = { ...block, from: null, to: null };
    expect(render(<HeroBlock block={plain} bookable {...props} />, 'en')).not.toContain('<a');
  });
});

describe('B3 a fare table', () => {
  const texts = {
    route: 'Διαδρομή',
    price: 'Ενήλικας',
    book: 'Κράτηση',
    priceFrom: (price: string) => `από ${price}`,
    inBooking: 'στην κράτηση',
    away: 'Θα τις δείτε στην κράτηση.',
    about: 'Τιμή για έναν ενήλικα.',
  };
  const row = {
    key: 'a',
    from: 'Ρόδος',
    to: 'Σύμη',
    duration: '55 λεπτά',
    href: '/booking?from=RHO&to=SYM',
    mark: { 'data-from-price': 'RHO SYM ECO' },
  };
  const table = (prices: (string | null)[]) =>
    render(
      <FareRows
        id="f"
        title="Ναύλοι"
        note={null}
        rows={prices.map((price, at) => ({ ...row, key: `${at}`, price }))}
        texts={texts}
      />,
    );

  it('shows the fare and a link to booking', () => {
    const html = table(['15,50 €', null]);
    expect(html).toContain('από 15,50 €');
    expect(html).toContain('στην κράτηση');
    expect(html).toContain('href="/booking?from=RHO&amp;to=SYM"');
    expect(html).toContain('Τιμή για έναν ενήλικα.');
  });

  it('says where to find fares while the service doesn’t respond', () => {
    const html = table([null, null]);
    expect(html).toContain('Θα τις δείτε στην κράτηση.');
    expect(html).not.toContain('Τιμή για');
    expect(html.match(/href="\/booking/g)).toHaveLength(2);
  });
});

describe('B3 a countdown', () => {
  const block: Block<'countdownBlock'> = {
    _key: 'c',
    _type: 'countdownBlock',
    title_el: 'Ως πότε ισχύει',
    title_en: 'How long it lasts',
    endsAt: null,
  };
  const show = (endsAt: string | null, validTo: string | null, now: string, locale: 'el' | 'en' = 'el') =>
    render(<Countdown block={{ ...block, endsAt }} validTo={validTo} now={new Date(now)} />, locale);

  it('shows the last day of the offer, or the time of its own end', () => {
    expect(show(null, '2027-10-31', '2026-11-21T10:00:00Z')).toContain(
      'Λήγει στις 31\u00a0Οκτωβρίου\u00a02027<',
    );
    expect(show(null, '2027-10-31', '2026-11-21T10:00:00Z', 'en')).toContain(
      'Ends on 31\u00a0October\u00a02027<',
    );
    expect(show('2026-12-01T16:00:00Z', '2027-10-31', '2026-11-21T10:00:00Z', 'en')).toContain(
      'Ends on 1\u00a0December\u00a02026 at\u00A018:00 Greek time',
    );
  });

  it('shows no countdown from the server, whose page may be minutes old', () => {
    expect(show(null, '2026-11-25', '2026-11-21T10:00:00Z')).not.toContain('Απομένουν');
  });

  it('is over from midnight in Greece', () => {
    expect(show(null, '2026-11-20', '2026-11-20T21:59:59Z')).toContain('Λήγει στις');
    expect(show(null, '2026-11-20', '2026-11-20T22:00:00Z')).toContain(
      'Έληξε στις 20\u00a0Νοεμβρίου\u00a02026',
    );
  });

  it('renders nothing without an end', () => {
    expect(show(null, null, '2026-11-21T10:00:00Z')).toBe('');
    expect(show('soon', null, '2026-11-21T10:00:00Z')).toBe('');
  });

  it.each([
    ['2026-11-17T10:00:00Z', 3],
    ['2026-11-18T22:00:00Z', 'tomorrow'],
    ['2026-11-20T21:00:00Z', 'today'],
    ['2026-11-20T22:00:00Z', 'ended'],
  ])('has at %s this stage: %s', (moment, stage) => {
    const end = countdownEnd('2026-11-20T22:00:00Z', null);
    const now = new Date(moment);
    expect(end && countdownStage(end, now, dayInGreece(now))).toBe(stage);
  });

  it('computes the day in Greece without the library', () => {
    for (const moment of [
      '2026-11-20T21:59:59Z',
      '2026-11-20T22:00:00Z',
      '2026-03-29T00:30:00Z',
      '2026-07-01T21:00:00Z',
    ])
      expect(dayInGreece(new Date(moment))).toBe(athensDay(new Date(moment)));
  });
});
