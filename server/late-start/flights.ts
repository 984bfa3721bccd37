import { LRUCache } from 'lru-cache';
import { type Flight, hashOfFlight, latePage } from '#lib/late-start/late-page.ts';
import { withoutNonces } from '#lib/late-start/flight-rows.ts';

/** The data of all pages of the seeded site is a third of this. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Flight data of pages, by its hash. It is kept longer than the pages, which a publish purges. */
export type Flights = {
  /** The page with its flight data taken out, or as it is. */
  split(path: string, html: string): Promise<string>;
  find(hash: string): Buffer | undefined;
  /** Keeps what Next's router would get for the page. @returns its hash */
  keep(forRouter: Uint8Array): Promise<{ hash: string; flight: Buffer }>;
};

/** @param onWhole called with the reason why a page can't be split */
export function createFlights(onWhole: (reason: string) => void): Flights {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (data) => data.length });

  function note({ hash, bytes }: Flight): Buffer {
    const flight = Buffer.from(bytes.buffer);
    kept.set(hash, flight);
    return flight;
  }

  return {
    async keep(forRouter) {
      const bytes = withoutNonces(forRouter);
      const hash = await hashOfFlight(bytes);
      return { hash, flight: note({ hash, bytes }) };
    },
    find: (hash) => kept.get(hash),
    async split(path, html) {
      const page = await latePage(path, html, onWhole);
      if (page.flight !== null) note(page.flight);
      return page.html;
    },
  };
}
