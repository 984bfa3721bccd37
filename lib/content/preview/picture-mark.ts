/** Separator: asset ids never contain a space. */
const BETWEEN = ' ';

/** A picture's reference and its edit mark in one string, because the query result has a string there. */
export function pictureWithMark(ref: string, mark: string): string {
  return `${ref}${BETWEEN}${mark}`;
}

/** Splits the two parts again; `mark` is null outside draft preview. */
export function splitPictureMark(marked: string): { ref: string; mark: string | null } {
  const at = marked.indexOf(BETWEEN);
  return at < 0 ? { ref: marked, mark: null } : { ref: marked.slice(0, at), mark: marked.slice(at + 1) };
}
