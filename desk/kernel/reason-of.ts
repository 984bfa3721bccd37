/** What may be logged of an error: its class and the database's code. Its message may quote what somebody wrote. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
