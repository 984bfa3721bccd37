/** One thing that the site needs from a hosted project, and how it stands. */
export type Finding = { part: string; detail: string } & (
  | { state: 'ok' | 'refused' | 'left out' }
  /** `make` creates it, checks the result and returns the new detail; it throws HostedError. Without it a person has to. */
  | { state: 'missing'; make?: () => Promise<string> }
);
