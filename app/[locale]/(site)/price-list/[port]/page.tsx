import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { pricesMetadata } from '#app/[locale]/(site)/price-list/prices-metadata.ts';
import { pricesView } from '#app/[locale]/(site)/price-list/prices-view.tsx';
import { listPorts } from '#lib/content/static-params.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';

type Props = { params: Promise<{ port: string }> };

/** One static page per port and language. A build without a backend renders each at its first visit. */
export function generateStaticParams() {
  return listPorts();
}

/** `?from=KOS` is rewritten to this page too (next.config.ts), so the code may be in capitals. */
async function findPort(params: Props['params']) {
  const { port } = await params;
  if (!/^[a-z]{3}$/i.test(port)) notFound();
  const code = port.toUpperCase();
  const network = await readNetwork();
  // While the reservation service doesn't respond, ports can't be checked: the page says that prices can't be shown.
  if (network && !network.ports.some((known) => known.code === code)) notFound();
  return code;
}

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async ({ params }: Props) => {
    return pricesMetadata(await findPort(params));
  }),
);

export default withNotFound(
  withFirstSteps(async function PortPricesPage({ params }: Props) {
    return await pricesView({ port: await findPort(params) });
  }),
);
