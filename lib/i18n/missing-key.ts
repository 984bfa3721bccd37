/** Enough for every key of the site; a loop over made-up keys must not fill the memory. */
const REMEMBERED = 1_000;

/**
 * Says each missing message once on the console (I1): a list of a hundred rows would say it a hundred times. After many
 * different ones it forgets and starts again.
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
