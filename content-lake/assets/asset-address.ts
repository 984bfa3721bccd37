export type AssetAddress = {
  documentId: string;
  sha1: string;
  extension: string;
  /** Pixels after EXIF rotation; images only. */
  size: { width: number; height: number } | undefined;
};

/** `<sha1>-<width>x<height>.<ext>`; no other form names a file, so no address can escape the folder. */
export function parseImageName(name: string): AssetAddress | undefined {
  const [, sha1, width, height, extension] =
    /^([0-9a-f]{40})-([1-9]\d{0,5})x([1-9]\d{0,5})\.([a-z0-9]{2,5})$/.exec(name) ?? [];
  if (sha1 === undefined || extension === undefined) return undefined;
  const documentId = `image-${sha1}-${width}x${height}-${extension}`;
  return { documentId, sha1, extension, size: { width: Number(width), height: Number(height) } };
}

export function parseFileName(name: string): AssetAddress | undefined {
  const [, sha1, extension] = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/.exec(name) ?? [];
  if (sha1 === undefined || extension === undefined) return undefined;
  return { documentId: `file-${sha1}-${extension}`, sha1, extension, size: undefined };
}
