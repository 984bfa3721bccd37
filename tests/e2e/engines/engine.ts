/** A browser that Playwright can't drive as Debian packages it. */
export type Engine = {
  name: string;
  /** Loads a page at a width in CSS pixels, and waits for its load event. */
  open(url: string, width: number): Promise<void>;
  /** Runs an expression in the page and returns its value, which must survive JSON; waits for a promise. */
  read(expression: string): Promise<unknown>;
  /** Presses the middle of the first element that fits, as a mouse does. @throws if there is none */
  press(selector: string): Promise<void>;
  /** Presses a field, and types with a keyboard. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Asks until the answer is true. @throws after a quarter of a minute, with what was waited for */
export async function waitFor(what: string, answer: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    if (await answer()) return;
    await pause(100);
  }
  throw new Error(`Waited in vain for ${what}`);
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
