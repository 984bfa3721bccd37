const ADDRESS = '/shell/trips.js';

/**
 * Shows the trips and travellers of this device where a page has a place for them: `scripts/trips/main.ts`, made by
 * `node scripts/inline-scripts.ts`. Once in a document.
 */
export function loadTripsScript(): void {
  if (document.querySelector(`[src="${ADDRESS}"]`)) return;
  const script = document.createElement('script');
  script.src = ADDRESS;
  script.async = true;
  document.head.append(script);
}
