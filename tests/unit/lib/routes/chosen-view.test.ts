import { describe, expect, it } from 'vitest';
import { chosenView } from '#lib/routes/chosen-view.ts';

const at = (address: string, hasSettings = false) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return chosenView(pathname, searchParams, hasSettings);
};

describe('the search form', () => {
  it('is one page for everybody, also from a campaign and for the router', () => {
    for (const address of [
      '/el/booking',
      '/booking',
      '/en/booking?utm_source=mail&gclid=1',
      '/booking?_rsc=1x2',
    ])
      expect(at(address)).toBeNull();
  });

  it('depends on the request with any field in its address, and for a visitor with settings', () => {
    expect(at('/el/booking?from=RHO&to=SYM')).toBe('/el/booking/chosen');
    expect(at('/booking?check=1')).toBe('/booking/chosen');
    expect(at('/en/booking?utm_source=mail&adults=2')).toBe('/en/booking/chosen');
    expect(at('/en/booking', true)).toBe('/en/booking/chosen');
  });

  it('is no step of the booking, whose pages depend on the request as they are', () => {
    expect(at('/en/booking/sailings?from=RHO', true)).toBeNull();
  });
});
