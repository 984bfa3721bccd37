import { describe, expect, it } from 'vitest';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { paths } from '#lib/routes/paths.ts';

describe('the path builder', () => {
  it('puts English under /en and leaves Greek without a prefix', () => {
    expect(paths.home('el')).toBe('/');
    expect(paths.home('en')).toBe('/en');
    expect(paths.destination('el', 'symi')).toBe('/destinations/symi');
    expect(paths.newsPost('en', 'timetables', 'winter')).toBe('/en/news/timetables/winter');
    expect(paths.page('en', 'about')).toBe('/en/about');
  });

  it('builds the booking deep link and leaves out unknown values', () => {
    expect(paths.booking('el')).toBe('/booking');
    expect(paths.booking('en', { from: 'RHO', to: 'SYM' })).toBe('/en/booking?from=RHO&to=SYM');
    expect(paths.booking('el', { from: 'RHO', to: 'SYM', promo: 'A B' })).toBe(
      '/booking?from=RHO&to=SYM&promo=A+B',
    );
  });

  it('fills the placeholders of a pattern in order, and leaves a first page without a number', () => {
    expect(paths.newsCategory('el', 'nea')).toBe('/news/nea');
    expect(paths.newsCategory('en', 'news', 3)).toBe('/en/news/news/page/3');
    expect(paths.news('el', 2)).toBe('/news/page/2');
    expect(paths.magazineArticle('el', 'a', 'b')).toBe('/magazine/a/b');
    expect(paths.priceList('en', { from: 'KOS' })).toBe('/en/price-list/kos');
    expect(paths.manageBooking('en', 'cancel')).toBe('/en/booking/manage/cancel');
    expect(paths.newsletter('el', 'confirm', { token: 'x', result: undefined })).toBe(
      '/newsletter/confirm?token=x',
    );
  });

  it('escapes characters that an editor could have typed into a permalink', () => {
    expect(paths.page('el', 'α/β')).toBe('/%CE%B1%2F%CE%B2');
  });

  it('strips a language only when it is a whole segment', () => {
    expect(stripLocale('/en')).toBe('/');
    expect(stripLocale('/el/news')).toBe('/news');
    expect(stripLocale('/early-booking')).toBe('/early-booking');
    expect(localizePath('en', stripLocale('/el/news'))).toBe('/en/news');
  });
});
