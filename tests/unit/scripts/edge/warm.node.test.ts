import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { warm } from '#scripts/edge/warm.ts';

/** A site where one page renders at the second attempt, and one never. */
async function serve(sitemap = '/sitemap.xml') {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(`${path} ${request.headers.cookie}`);
    const again = requested.filter((one) => one.startsWith(`${path} `)).length;
    if (path === sitemap) {
      const paths = ['/', '/nea', '/en/news', '/en/broken'];
      response.end(paths.map((at) => `<url><loc>https://www.example.gr${at}</loc></url>`).join(''));
    } else if (path === '/sitemap.xml') response.writeHead(404).end();
    else if (path === '/en/broken' || (path === '/nea' && again === 1)) response.writeHead(500).end();
    else response.end('made');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { requested, origin: `http://127.0.0.1:${address.port}` };
}

it('requests every page from this worker, in the language of its address, retries failures, and reports the rest', async () => {
  const { requested, origin } = await serve();
  expect(await warm(origin)).toEqual({ pages: 4, failed: ['/en/broken'] });
  expect(requested).toContain('/ NEXT_LOCALE=el');
  expect(requested).toContain('/en/news NEXT_LOCALE=en');
  expect(requested.filter((one) => one.startsWith('/nea'))).toHaveLength(2);
  expect(requested.filter((one) => one.startsWith('/en/broken'))).toHaveLength(3);
});

it('throws if there is no sitemap', async () => {
  const { origin } = await serve('/elsewhere.xml');
  await expect(warm(origin)).rejects.toThrow(`${origin} has no sitemap: 404`);
});
