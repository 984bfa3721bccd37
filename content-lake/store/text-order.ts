const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

/**
 * Compares texts by code point, as GROQ does. `<` compares the halves of characters beyond the first 65,536 (emoji, rare
 * ideographs) and so puts them before some that come earlier.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i += 1) {
    const [left, right] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (left !== right) return inOrder(left) - inOrder(right);
  }
  return a.length - b.length;
}

/** Moves the halves behind everything that is whole. */
function inOrder(unit: number): number {
  if (unit >= AFTER_SURROGATES) return unit - 0x800;
  return unit >= FIRST_SURROGATE ? unit + 0x2000 : unit;
}
