/** No id of an asset holds a space. */
const BETWEEN = ' ';

/** A picture's reference together with the place where it is edited, in one string as the answer of the lake has one. */
export function pictureWithMark(ref: string, mark: string): string {
  return `${ref}${BETWEEN}${mark}`;
}

/** The two parts again; without a mark outside of draft preview. */
export function splitPictureMark(marked: string): { ref: string; mark: string | null } {
  const at = marked.indexOf(BETWEEN);
  return at < 0 ? { ref: marked, mark: null } : { ref: marked.slice(0, at), mark: marked.slice(at + 1) };
}
