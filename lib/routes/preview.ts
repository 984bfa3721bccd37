/** Where draft preview is turned on; the Studio links to it. */
export const previewEnablePath = '/api/draft-mode/enable';

/** The path of a share link. `key` is `<id>.<secret>`. */
export function previewSharePath(key: string): string {
  return `/api/draft-mode/share/${key}`;
}

/** The page for expired links, without a language: the visitor's own is chosen. A row of pages.ts. */
export const previewEndedPath = '/preview-ended';
