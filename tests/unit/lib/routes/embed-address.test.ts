import { describe, expect, it } from 'vitest';
import { embedAddress } from '#lib/routes/embed-address.ts';

describe('B7 films and maps of other sites', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB-1_x&list=PL1&t=90s', 'aB-1_x?autoplay=1&rel=0&start=90'],
    ['https://youtu.be/aB-1_x?si=tracking', 'aB-1_x?autoplay=1&rel=0'],
    ['https://www.youtube.com/shorts/aB-1_x', 'aB-1_x?autoplay=1&rel=0'],
    ['https://www.youtube-nocookie.com/embed/aB-1_x', 'aB-1_x?autoplay=1&rel=0'],
  ])('plays %s from the cookieless host', (url, rest) => {
    expect(embedAddress(url)).toMatchObject({
      service: 'YouTube',
      kind: 'film',
      player: `https://www.youtube-nocookie.com/embed/${rest}`,
    });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/abc123', '76979871?autoplay=1&dnt=1&h=abc123'],
    ['https://player.vimeo.com/video/76979871?h=abc123', '76979871?autoplay=1&dnt=1&h=abc123'],
  ])('asks Vimeo not to track (%s)', (url, rest) => {
    expect(embedAddress(url)?.player).toBe(`https://player.vimeo.com/video/${rest}`);
  });

  it('frames the part of the map in the address, with its pin', () => {
    const player = new URL(
      embedAddress('https://www.openstreetmap.org/?mlat=36.45&mlon=28.23#map=15/36.447/28.228')?.player ?? '',
    );
    const [west = 0, south = 0, east = 0, north = 0] =
      player.searchParams.get('bbox')?.split(',').map(Number) ?? [];
    expect(player.pathname).toBe('/export/embed.html');
    expect((west + east) / 2).toBeCloseTo(28.228, 4);
    expect((south + north) / 2).toBeCloseTo(36.447, 4);
    expect(east - west).toBeLessThan(0.05);
    expect(player.searchParams.get('marker')).toBe('36.45,28.23');
  });

  it('turns the address of a place on Google Maps into one that can be framed', () => {
    const url = 'https://www.google.com/maps/place/Symi+Port/@36.6185,27.8385,15z/data=!3m1';
    expect(embedAddress(url)?.player).toBe('https://www.google.com/maps?q=Symi+Port&output=embed&z=15');
    const ready = 'https://www.google.com/maps/embed?pb=!1m18';
    expect(embedAddress(ready)?.player).toBe(ready);
  });

  it('only links to a map that can’t be framed', () => {
    expect(embedAddress('https://www.openstreetmap.org/relation/1')).toMatchObject({ player: null });
    expect(embedAddress('https://www.google.com/maps/dir/Rhodes/Symi')).toMatchObject({ player: null });
  });

  it.each([
    null,
    '',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/embed/x"onload="y',
    'https://www.youtube.com/@channel',
    'https://youtu.be/a/b',
    'https://vimeo.com/about',
    'https://www.google.com/search?q=maps',
    'https://www.google.com/mapsx',
    'https://www.youtube.com.evil.example/watch?v=abc',
    'https://user@evil.example/watch?v=abc',
    'http://www.youtube.com/watch?v=abc',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('refuses everything else: %s', (url) => {
    expect(embedAddress(url)).toBeNull();
  });
});
