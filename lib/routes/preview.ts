/** Where draft preview is turned on, in the address that the Studio builds. */
export const previewEnablePath = '/api/draft-mode/enable';

/** What a colleague gets. `key` is `<id>.<secret>`. */
export function previewSharePath(key: string): string {
  return `/api/draft-mode/share/${key}`;
}

/** The page for links that are over. Without a language: the visitor's own is chosen. A row of pages.ts. */
export const previewEndedPath = '/preview-ended';
