/** An image of the content lake, parsed from its asset id. */
export type ImageAsset = {
  /** `<sha1>-<width>x<height>.<format>`, the file name that the lake serves. */
  file: string;
  width: number;
  height: number;
};

const ASSET_ID = /^image-([a-f0-9]{40})-(\d{1,5})x(\d{1,5})-(jpg|jpeg|png|webp|avif|gif)$/;

/** Parses an asset id such as `image-6b1…-2000x1334-webp`. Null for anything else, such as an upload without dimensions. */
export function parseAssetId(id: string | null | undefined): ImageAsset | null {
  const match = ASSET_ID.exec(id ?? '');
  if (!match) return null;
  const [, hash = '', width = '', height = '', format = ''] = match;
  return { file: `${hash}-${width}x${height}.${format}`, width: Number(width), height: Number(height) };
}
