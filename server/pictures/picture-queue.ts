/** Pictures in a page as browsers of today fetch them; those without WebP are rare enough to wait. */
const PICTURE = /\/image\/s\d+x[^"\s,]*\/webp\/[^"\s,]+/g;
/** Without a request for this long, the site is at rest. */
const REST_MS = 3_000;
/** A site that is never at rest makes one picture in this time. */
const LONGEST_WAIT_MS = 10_000;
/** The pictures of the seeded site in all widths are a third of this. What is forgotten is found in the store when it is asked for. */
const MOST_REMEMBERED = 10_000;

export type PictureQueue = {
  /** Queues the pictures of a page that weren't made yet. */
  addPage(html: string): void;
  /** To be called with each request. */
  noteRequest(): void;
  close(): void;
};

/**
 * Makes the pictures of pages in the background, in every width that the pages name, one at a time and while the site is at rest,
 * so that visitors rarely wait for one. `make` stores the picture; one that fails is made when somebody asks for it.
 */
export function createPictureQueue(options: {
  make: (address: string) => Promise<void>;
  now: () => number;
}): PictureQueue {
  const { make, now } = options;
  const waiting = new Set<string>();
  const made = new Set<string>();
  let isRunning = false;
  let isClosed = false;
  // The start is work for the machine, too.
  let lastRequestAt = now();

  async function untilRest(): Promise<void> {
    const since = now();
    for (;;) {
      const rest = REST_MS - (now() - lastRequestAt);
      if (rest <= 0 || now() - since >= LONGEST_WAIT_MS) return;
      await new Promise((resolve) => {
        setTimeout(resolve, rest).unref();
      });
    }
  }

  async function run(): Promise<void> {
    for (const address of waiting) {
      await untilRest();
      if (isClosed) return;
      waiting.delete(address);
      if (made.size >= MOST_REMEMBERED) made.clear();
      made.add(address);
      await make(address);
    }
  }

  function start(): void {
    if (isRunning || isClosed) return;
    isRunning = true;
    run()
      .catch((error: unknown) => console.error('Pictures could not be made ahead:', error))
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    addPage(html) {
      for (const [address] of html.matchAll(PICTURE)) if (!made.has(address)) waiting.add(address);
      if (waiting.size > 0) start();
    },
    noteRequest() {
      lastRequestAt = now();
    },
    close() {
      isClosed = true;
    },
  };
}
