import { describe, expect, it } from 'vitest';
import { objectPosition } from '#lib/picture/focus.ts';

describe('B3 the hotspot determines the crop', () => {
  it('moves the hotspot to the centre of a portrait slot', () => {
    // 3 : 2 in a slot twice as high as wide shows a third of the width; 50 % stays the centre.
    expect(objectPosition({ x: 0.5, y: 0.5 }, 2 / 3, 2)).toBe('50% 50%');
    expect(objectPosition({ x: 0.7, y: 0.5 }, 2 / 3, 2)).toBe('80% 50%');
  });

  it('stops at the edges of the picture', () => {
    expect(objectPosition({ x: 0.98, y: 0.5 }, 2 / 3, 2)).toBe('100% 50%');
    expect(objectPosition({ x: 0.02, y: 0.5 }, 2 / 3, 2)).toBe('0% 50%');
  });

  it('can anchor the hotspot away from the centre', () => {
    const middle = objectPosition({ x: 0.5, y: 0.5 }, 1, 0.5);
    const low = objectPosition({ x: 0.5, y: 0.5 }, 1, 0.5, { y: 0.75 });
    expect(middle).toBe('50% 50%');
    expect(low).toBe('50% 25%');
  });

  it('uses the centre where no editor has chosen', () => {
    expect(objectPosition(null, 2 / 3, 2 / 3)).toBe('50% 50%');
  });
});
