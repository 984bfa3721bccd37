type Amount = number | null | undefined;
export type StoredPicture = {
  ref?: string | null | undefined;
  crop?: { left?: Amount; top?: Amount; right?: Amount; bottom?: Amount } | null | undefined;
  hotspot?: { x?: Amount; y?: Amount } | null | undefined;
};

/** Twice the width in the email; JPEG or PNG, since Outlook supports nothing newer. */
const SIZE = 's1280x720';
const ASSET = /^image-([a-f0-9]{40})-(\d{1,5}x\d{1,5})-(jpg|jpeg|png|webp|avif|gif)$/;

/**
 * The path on the site of a picture for an email, cropped as the editor chose and around the hotspot. The syntax is that of
 * `lib/picture/spec.ts`, as a test checks. Null if there is no picture.
 */
export function emailPicture(
  picture: StoredPicture | null | undefined,
  { projectId, dataset }: { projectId: string; dataset: string },
): string | null {
  const asset = ASSET.exec(picture?.ref ?? '');
  if (!asset) return null;
  const [, hash = '', size = '', format = ''] = asset;
  const file = `images/${projectId}/${dataset}/${hash}-${size}.${format}`;
  return ['/image', SIZE, 'fill', cutOf(picture?.crop), focusOf(picture), 'file', file]
    .filter((part) => part !== null)
    .join('/');
}

const share = (value: Amount) => Math.min(Math.max(value ?? 0, 0), 1);

function cutOf(crop: StoredPicture['crop']): string | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = [crop?.left, crop?.top, crop?.right, crop?.bottom].map(
    (value) => Math.round(share(value) * 1000),
  );
  const isCut = left + top + right + bottom > 0 && left + right <= 990 && top + bottom <= 990;
  return isCut ? `cut${left}-${top}-${right}-${bottom}` : null;
}

/** The hotspot is stored relative to the whole picture; the address needs it relative to the crop. */
function focusOf(picture: StoredPicture | null | undefined): string | null {
  const { crop, hotspot } = picture ?? {};
  if (!hotspot) return null;
  const along = (value: Amount, from: Amount, to: Amount) => {
    const start = cutOf(crop) ? share(from) : 0;
    const end = cutOf(crop) ? share(to) : 0;
    return Math.round(share((share(value ?? 0.5) - start) / (1 - start - end)) * 100);
  };
  return `at${along(hotspot.x, crop?.left, crop?.right)}-${along(hotspot.y, crop?.top, crop?.bottom)}`;
}
