import { describe, expect, it } from 'vitest';
import { sharePicturePath, shareSubject } from '#lib/share/subject.ts';
import { locales } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

const segments = (address: string) => address.split('/').slice(3);

describe('B9 the picture of a shared page', () => {
  it.each([
    [paths.home, { kind: 'home' }],
    [paths.destinations, { kind: 'destinations' }],
    [paths.news, { kind: 'news' }],
    [paths.booking, { kind: 'booking' }],
  ])('knows the fixed page %#', (path, subject) => {
    for (const locale of locales)
      expect(shareSubject(segments(sharePicturePath(locale, path(locale))))).toEqual(subject);
  });

  it('recognises documents by their address', () => {
    const of = (path: string) => shareSubject(segments(sharePicturePath('en', path)));
    expect(of(paths.destination('en', 'symi'))).toMatchObject({ types: ['destination'], permalink: 'symi' });
    expect(of(paths.newsPost('en', 'timetables', 'winter'))).toMatchObject({ types: ['newsPost'] });
    expect(of(paths.newsCategory('en', 'timetables'))).toMatchObject({ types: ['newsCategory'] });
    expect(of(paths.magazineIssue('en', 'patmos'))).toMatchObject({ types: ['magazineIssue'] });
    expect(of(paths.jobOpening('en', 'deckhand'))).toMatchObject({ types: ['jobOpening'] });
    expect(of(`${paths.priceList('en')}/kos`)).toMatchObject({ types: ['page'], permalink: 'price-list' });
    expect(of(paths.page('en', 'early-booking'))).toMatchObject({ types: ['offer', 'page'] });
  });

  it.each(['/share/el/a/b/c/d.jpg', '/share/el/', '/share/el/destinations/symi.png', '/share/el/x/y.jpg'])(
    'is null for %s',
    (address) => {
      expect(shareSubject(segments(address))).toBeNull();
    },
  );
});
