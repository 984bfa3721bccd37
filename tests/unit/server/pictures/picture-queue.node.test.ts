import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';

const address = (width: number, format = 'webp/') => `/image/s${width}x/${format}file/images/p/d/a-10x10.jpg`;
const page = (...widths: number[]) =>
  `<source srcset="${widths.map((width) => `${address(width)} ${width}w`).join(', ')}"/><img src="${address(640, '')}"/>`;

describe('pictures made ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function queue(make: (address: string) => Promise<void>) {
    return createPictureQueue({ make, now: Date.now });
  }

  test('every width that a page names is made once, one after the other', async () => {
    const made: string[] = [];
    let atOnce = 0;
    const pictures = queue(async (name) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      made.push(name);
    });
    pictures.addPage(page(160, 320));
    pictures.addPage(page(320, 480));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made).toEqual([address(160), address(320), address(480)]);
    pictures.addPage(page(160, 640));
    await vi.advanceTimersByTimeAsync(0);
    expect(made.slice(3)).toEqual([address(640)]);
  });

  test('visitors come first, but not for ever', async () => {
    const made: string[] = [];
    const pictures = queue(async (name) => void made.push(name));
    const visitor = setInterval(pictures.noteRequest, 500);
    pictures.noteRequest();
    pictures.addPage(page(160, 320));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(made).toEqual([address(160)]);
    clearInterval(visitor);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(made).toEqual([address(160), address(320)]);
  });

  test('nothing is made after closing', async () => {
    const made: string[] = [];
    const pictures = queue(async (name) => void made.push(name));
    pictures.noteRequest();
    pictures.addPage(page(160));
    pictures.close();
    pictures.addPage(page(320));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual([]);
  });
});
