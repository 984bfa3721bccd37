import { readEnv } from '#foundation/env.ts';
import { warm } from './edge/warm.ts';

/* Entry of `npm run warm:edge -- https://www.example.gr`: renders every page after a deployment (deploy/cloudflare). */
const origin = process.argv[2] ?? readEnv(process.env).SITE_URL;
if (origin === undefined) {
  console.error('Give the address of the site: npm run warm:edge -- https://www.example.gr');
  process.exit(1);
}
const started = Date.now();
const { pages, failed } = await warm(origin).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`${pages - failed.length} of ${pages} pages in ${Math.round((Date.now() - started) / 1000)} s.`);
for (const path of failed) console.error(`failed: ${path}`);
process.exit(failed.length === 0 ? 0 : 1);
