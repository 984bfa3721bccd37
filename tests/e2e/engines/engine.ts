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

/** Asks until the answer is true. @throws after half a minute, with what was waited for and the last failure */
export async function waitFor(what: string, answer: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  let failure: unknown;
  while (Date.now() < end) {
    const isDone = await answer().catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (isDone) return;
    await pause(100);
  }
  throw new Error(`Waited in vain for ${what}`, { cause: failure });
}

/** An expression that scrolls an element to the middle of the window. */
export const centred = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center', behavior: 'instant' })`;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
