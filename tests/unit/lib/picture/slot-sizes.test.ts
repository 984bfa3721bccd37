import { expect, test } from 'vitest';
import { pictureSources, widthFor } from '#lib/picture/picture-sources.ts';
import { narrowestSlot, phoneSizes, widestSlot } from '#lib/picture/slot-sizes.ts';

test('a phone with a dense screen fetches fewer pixels', () => {
  expect(phoneSizes('(max-width: 767px) 160vw, (max-width: 1199px) 120vw, 100vw').split(', ')).toEqual([
    '(max-width: 767px) and (min-resolution: 2.5x) 96vw',
    '(max-width: 767px) and (min-resolution: 1.7x) 128vw',
    '(max-width: 767px) 160vw',
    '(max-width: 1199px) and (min-resolution: 2.5x) 72vw',
    '(max-width: 1199px) and (min-resolution: 1.7x) 96vw',
    '(max-width: 1199px) 120vw',
    '100vw',
  ]);
});

test('a single width in vw is for phones as well, and only theirs changes', () => {
  expect(phoneSizes('100vw')).toBe(
    '(max-width: 991px) and (min-resolution: 2.5x) 60vw, (max-width: 991px) and (min-resolution: 1.7x) 80vw, 100vw',
  );
  expect(phoneSizes('(min-width: 1200px) 900px, 160vw')).toBe(
    '(min-width: 1200px) 900px, (max-width: 991px) and (min-resolution: 2.5x) 96vw, (max-width: 991px) and (min-resolution: 1.7x) 128vw, 160vw',
  );
});

test('small slots and wide screens stay as they are', () => {
  expect(phoneSizes('44px')).toBe('44px');
  expect(phoneSizes('(max-width: 991px) 132px, 62vw')).toBe('(max-width: 991px) 132px, 62vw');
  expect(phoneSizes('(max-width: 991px) 190px, 230px')).toBe(
    '(max-width: 991px) and (min-resolution: 2.5x) 114px, (max-width: 991px) and (min-resolution: 1.7x) 152px, (max-width: 991px) 190px, 230px',
  );
});

test('a slot in pixels needs no more than three times its width', () => {
  expect(widestSlot('44px')).toBe(44);
  expect(widestSlot('(max-width: 991px) 190px, 230px')).toBe(230);
  expect(widestSlot('(max-width: 991px) 100vw, 480px')).toBe(Infinity);
  expect([44, 120, 230, 340, Infinity].map(widthFor)).toEqual([160, 480, 960, 1280, Infinity]);
});

test('a slot names no width that the narrowest window could do without', () => {
  expect(narrowestSlot('44px')).toBe(44);
  expect(narrowestSlot('100vw')).toBe(320);
  expect(narrowestSlot('(max-width: 767px) 50vw, 420px')).toBe(160);
  expect(narrowestSlot('(max-width: 767px) 130vw, (max-width: 1199px) 75vw, 800px')).toBe(416);
  expect(narrowestSlot('(min-width: 1200px) 850px, 100vw')).toBe(320);
  const widths = (minWidth: number) =>
    pictureSources({ source: '/x', width: 3, height: 2, maxWidth: 1280, minWidth })
      .webp.split(', ')
      .map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]));
  expect(widths(0)).toEqual([160, 320, 480, 640, 960, 1280]);
  expect(widths(240)).toEqual([160, 320, 480, 640, 960, 1280]);
  expect(widths(320)).toEqual([320, 480, 640, 960, 1280]);
  expect(widths(500)).toEqual([480, 640, 960, 1280]);
});
