/**
 * The smallest number of characters to insert, delete, replace or swap with a neighbour to turn one text into the
 * other (optimal string alignment).
 */
export function edits(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, against] of b.entries()) {
      const replace = (last[column] ?? 0) + (letter === against ? 0 : 1);
      const least = Math.min(replace, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1);
      const isSwap = letter === b[column - 1] && a[row - 1] === against;
      const swap = isSwap ? (beforeLast[column - 1] ?? Infinity) + 1 : Infinity;
      current.push(Math.min(least, swap));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
