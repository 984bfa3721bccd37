import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SIDE, parseImageAddress } from '#content-lake/assets/image-parameters.ts';
import { planImage } from '#content-lake/assets/image-plan.ts';

const LANDSCAPE = { width: 1200, height: 800 };

function plan(query: string, seen = LANDSCAPE) {
  const { request } = parseImageAddress(new URLSearchParams(query));
  if (!request) throw new Error(`"${query}" asks for nothing`);
  return planImage(request, seen, 'jpg');
}

const region = (query: string) => plan(query).region;

describe('the plan of an image', () => {
  it('places the crop by keywords', () => {
    expect(region('w=400&h=400&fit=crop')).toEqual({ left: 200, top: 0, width: 800, height: 800 });
    expect(region('w=400&h=400&fit=crop&crop=left')).toMatchObject({ left: 0 });
    expect(region('w=400&h=400&fit=crop&crop=right')).toMatchObject({ left: 400 });
    expect(region('w=600&h=200&fit=crop&crop=top')).toEqual({ left: 0, top: 0, width: 1200, height: 400 });
    expect(region('w=600&h=200&fit=crop&crop=bottom')).toMatchObject({ top: 400 });
    expect(plan('w=600&h=200&fit=crop&crop=entropy').entropy).toBe(true);
  });

  it('centres the focal point as far as the image allows', () => {
    expect(region('w=400&h=400&fit=crop&crop=focalpoint&fp-x=0.4&fp-y=0.5')).toMatchObject({ left: 80 });
    expect(region('w=400&h=400&fit=crop&crop=focalpoint&fp-x=0&fp-y=0')).toMatchObject({ left: 0 });
    expect(region('w=400&h=400&fit=crop&crop=focalpoint&fp-x=1&fp-y=0')).toMatchObject({ left: 400 });
  });

  it('cuts the rectangle first and keeps it inside the image', () => {
    expect(plan('rect=100,100,400,200&w=200')).toMatchObject({
      region: { left: 100, top: 100, width: 400, height: 200 },
      size: { width: 200, height: 100 },
    });
    expect(region('rect=1000,700,900,900')).toEqual({ left: 1000, top: 700, width: 200, height: 100 });
    expect(region('rect=5000,5000,10,10')).toEqual({ left: 1199, top: 799, width: 1, height: 1 });
  });

  it('finds the crop of a rotated image in the pixels before rotation', () => {
    // Displayed after a quarter turn to the right, the left edge of the image is its top.
    expect(region('or=90&w=400&h=400&fit=crop&crop=top')).toEqual({
      left: 0,
      top: 0,
      width: 800,
      height: 800,
    });
    expect(region('or=270&w=400&h=400&fit=crop&crop=top')).toMatchObject({ left: 400 });
    expect(region('or=180&w=400&h=400&fit=crop&crop=left')).toMatchObject({ left: 400 });
  });

  it('gives equivalent addresses the same plan', () => {
    const same = [
      'w=600',
      'w=600&fit=max',
      'w=300&dpr=2',
      'h=400&foo=1',
      'w=600&h=400&fit=crop',
      'w=600&q=75',
    ];
    for (const query of same) expect(plan(query)).toEqual(plan('w=600'));
  });

  it('lets a crop with one side given choose the other within its limits', () => {
    expect(plan('w=600&fit=crop&min-h=500').size).toEqual({ width: 600, height: 500 });
    expect(plan('w=600&fit=crop&max-h=200').size).toEqual({ width: 600, height: 200 });
    expect(plan('w=600&fit=crop&max-h=200&crop=bottom').region).toMatchObject({ top: 400, height: 400 });
    expect(plan('h=400&fit=crop&min-w=100&max-w=900')).toEqual(plan('w=600&h=400&fit=crop'));
    expect(plan('h=100&fit=crop&max-w=50&dpr=2').size).toEqual({ width: 100, height: 200 });
  });

  it('lowers a pixel ratio that would exceed the limit, and keeps the shape', () => {
    expect(plan('w=4096&dpr=3').size).toEqual({ width: 4096, height: 2731 });
    expect(plan('w=2000&h=1000&fit=crop&dpr=3').size).toEqual({ width: 4096, height: 2048 });
    expect(plan('auto=format', { width: 9000, height: 6000 }).size).toEqual({ width: 4096, height: 2731 });
  });

  it('never leaves the image, the limits or whole pixels, whatever is requested', () => {
    const side = fc.option(fc.integer({ min: 1, max: MAX_SIDE }));
    const query = fc.record({
      w: side,
      h: side,
      'max-w': side,
      'min-h': side,
      dpr: fc.option(fc.integer({ min: 1, max: 5 })),
      fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'),
      crop: fc.constantFrom('', 'top,left', 'focalpoint'),
      'fp-x': fc.constantFrom('0', '0.37', '1'),
      or: fc.constantFrom('0', '90', '180', '270'),
      pad: fc.option(fc.integer({ min: 0, max: 1000 })),
      rect: fc.constantFrom('', '0,0,1,1', '7,11,13,500', '4000,10,50,50'),
    });
    const seen = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    });
    fc.assert(
      fc.property(query, seen, (wanted, size) => {
        const parameters = Object.entries(wanted).flatMap(([name, value]) =>
          value === null ? [] : [`${name}=${value}`],
        );
        const made = plan(parameters.join('&'), size);
        const { left, top, width, height } = made.region;
        expect(left >= 0 && top >= 0 && width >= 1 && height >= 1).toBe(true);
        expect(left + width <= size.width && top + height <= size.height).toBe(true);
        for (const number of [
          left,
          top,
          width,
          height,
          ...Object.values(made.size),
          ...Object.values(made.margin),
        ]) {
          expect(Number.isInteger(number) && number >= 0).toBe(true);
        }
        expect(Math.max(made.size.width, made.size.height)).toBeLessThanOrEqual(MAX_SIDE);
        expect(Math.min(made.size.width, made.size.height)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});
