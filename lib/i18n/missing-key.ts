/** Enough for every key of the site; a loop over made-up keys must not fill the memory. */
const REMEMBERED = 1_000;

/**
 * Reports each missing message once on the console (I1): a list of a hundred rows would report it a hundred times.
 * After `REMEMBERED` different ones it starts again.
 */
export function createMissingKeyReport(log: (message: string) => void): (error: Error) => void {
  const logged = new Set<string>();
  return ({ message }) => {
    if (logged.has(message)) return;
    if (logged.size >= REMEMBERED) logged.clear();
    logged.add(message);
    log(message);
  };
}
