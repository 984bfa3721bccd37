/** Ports that a ship reaches from `port` without a change, in no particular order. */
export function destinationsOf(port: string, lines: readonly { calls: string[] }[]): string[] {
  const reached = lines.flatMap(({ calls }) => {
    const boarding = calls.indexOf(port);
    return boarding < 0 ? [] : calls.slice(boarding + 1);
  });
  return [...new Set(reached)].filter((code) => code !== port);
}
