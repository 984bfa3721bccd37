const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

/**
 * Compares texts by code point, as GROQ does. `<` compares surrogates of characters beyond U+FFFF (emoji, rare
 * ideographs) and so sorts them before some lower code points.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  let at = 0;
  while (at < shared && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (at === shared) return a.length - b.length;
  const left = a.charCodeAt(at);
  const right = b.charCodeAt(at);
  const isPlain = left < FIRST_SURROGATE || right < FIRST_SURROGATE;
  return isPlain ? left - right : inOrder(left) - inOrder(right);
}

/** Moves surrogates behind all other code units. */
function inOrder(unit: number): number {
  return unit >= AFTER_SURROGATES ? unit - 0x800 : unit + 0x2000;
}
