/** Shows the trips of this device where a page has a place for them: `scripts/trips/main.ts`, made by `node scripts/inline-scripts.ts`. */
export function loadTripsScript(): void {
  const script = document.createElement('script');
  script.src = '/shell/trips.js';
  script.async = true;
  document.head.append(script);
}
