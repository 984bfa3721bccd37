import { describe, expect, it } from 'vitest';
import { parseAssetId } from '#lib/picture/asset.ts';

const hash = '0f'.repeat(20);

describe('asset ids of the content lake', () => {
  it('reads name and dimensions', () => {
    expect(parseAssetId(`image-${hash}-2000x1334-webp`)).toEqual({
      file: `${hash}-2000x1334.webp`,
      width: 2000,
      height: 1334,
    });
  });

  it.each([null, undefined, '', 'image-abc-1x1-webp', `file-${hash}-pdf`, `image-${hash}-10x10-svg`])(
    'is null for %s',
    (id) => expect(parseAssetId(id)).toBeNull(),
  );
});
