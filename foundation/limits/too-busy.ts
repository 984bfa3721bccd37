/** Thrown if too much is waiting already; the endpoint answers 503, and the browser retries later. */
export class TooBusy extends Error {}
