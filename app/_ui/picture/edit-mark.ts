/**
 * In draft preview, the attributes by which a click opens a picture in the Studio. For `Picture`, and for an element that holds a
 * picture under its texts: they would catch the click. Nothing otherwise.
 */
export function editMark(picture: { mark?: string | undefined } | null): Record<string, string | true> {
  return picture?.mark ? { 'data-sanity': picture.mark, 'data-sanity-drag-disable': true } : {};
}
