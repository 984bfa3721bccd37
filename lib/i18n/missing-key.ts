/** Enough for every key of the site; a loop over made-up keys must not fill the memory. */
const REMEMBERED = 1_000;

/**
 * Reports each missing message once on the console (I1): a list of a hundred rows would report it a hundred times.
 * After `REMEMBERED` different ones it starts again.
 */
export function createMissingKeyReport(say: (message: string) => void): (error: Error) => void {
  const said = new Set<string>();
  return ({ message }) => {
    if (said.has(message)) return;
    if (said.size >= REMEMBERED) said.clear();
    said.add(message);
    say(message);
  };
}
