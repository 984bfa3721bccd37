/**
 * In draft preview, the attributes that make a click open a picture in the Studio. For `Picture`, and for an element
 * with a picture under its texts, which would catch the click. Empty outside preview.
 */
export function editMark(picture: { mark?: string | undefined } | null): Record<string, string | true> {
  return picture?.mark ? { 'data-sanity': picture.mark, 'data-sanity-drag-disable': true } : {};
}
