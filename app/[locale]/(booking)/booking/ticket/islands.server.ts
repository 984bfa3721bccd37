import 'server-only';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';

/** The island of a port, for the picture of a pass; an empty string while the network is unknown. */
export async function islandByPort(): Promise<(port: string) => string> {
  const network = await getNetwork();
  const ports = network.kind === 'ok' ? network.value.ports : [];
  return (code) => ports.find((port) => port.code === code)?.island ?? '';
}
