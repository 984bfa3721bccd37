import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
// What loads this file knows nothing of `imports` in package.json.
import { locales } from './foundation/text/locales.ts';
import { withReadableStacks } from './lib/errors/readable-stacks.ts';

/** With PSEUDO_LOCALE=true English is accented and longer (docs/decisions/075-pseudo-locale.md). */
function messageFormat() {
  const codec = './lib/i18n/pseudo-codec.ts';
  return process.env.PSEUDO_LOCALE === 'true' ? { codec, extension: '.json' as const } : 'json';
}

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Plurals and placeholders are taken apart when the site is built: browsers and server are spared the parser (9 KB of script on
  // every page whose form speaks). A message is then no text any more: `t.raw` would hand out its parts.
  experimental: {
    messages: { path: './messages', format: messageFormat(), locales: 'infer', precompile: true },
  },
});

const LOCALES = locales.join('|');

/** Of scripts/stack/build.ts; server/builds.ts says the same. */
const NEW_BUILD = '.next-builds/new';

/** Set by `npm run build:edge`: the build for the edge has neither the Studio nor anything that needs Node's native modules. */
const forEdge = process.env.SITE_TARGET === 'edge';

/** The package has a build for workers, which Next does not ask for outside of the middleware: a tenth of the one for Node. */
const reportsAtTheEdge = {
  browser: './node_modules/@sentry/nextjs/build/esm/index.client.js',
  default: './node_modules/@sentry/nextjs/build/esm/edge/index.js',
};

/**
 * The styles of the Studio's design system without the typefaces that they fetch from its maker: the Studio's theme has ours, and no
 * editor's browser is to ask an outside host.
 */
function studioStyles(): string {
  const folder = 'node_modules/.cache/studio';
  mkdirSync(folder, { recursive: true });
  const styles = readFileSync('node_modules/ui5/dist/styles.css', 'utf8');
  writeFileSync(join(folder, 'styles.css'), styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return `./${folder}/styles.css`;
}

const config: NextConfig = {
  // Several people and the tests build side by side; each names a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `page.studio.tsx` and `route.node.ts` are routes of the Node build only.
  pageExtensions: forEdge ? ['ts', 'tsx'] : ['ts', 'tsx', 'studio.ts', 'studio.tsx', 'node.ts', 'node.tsx'],
  // Keeps pages as Next does, and lets them leave with their tags (docs/decisions/044-several-machines.md).
  ...(!forEdge && { cacheHandler: join(process.cwd(), 'server/next-cache/handler.ts') }),
  // The site's server packs what leaves it, with brotli too (server); a cache in front does, for pages.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // sharp is a native module and must stay out of the bundle.
  serverExternalPackages: ['sharp', 'pino'],
  experimental: {
    globalNotFound: true,
    // Styles come with the page: nothing keeps a phone on a slow connection from painting what has arrived. Next's usual way puts
    // the styles of all pages into one file, four fifths of it not for this page (docs/decisions/050-first-paint.md). At the edge
    // they would be in the worker once more for every page, and it has early hints and HTTP/3.
    inlineCss: !forEdge,
    cssChunking: { type: 'graph', requestCost: 8000 },
    // A CV of five megabytes, and one that is a little too large: its sender gets a better answer than the framework's.
    serverActions: { bodySizeLimit: '8mb' },
    // Builds that lie side by side begin in an empty folder, and a fresh clone builds once: nobody reads what would be kept for the
    // next build (20 s of writing). Whoever names a folder builds in it again and again.
    turbopackFileSystemCacheForBuild: !process.env.CI && process.env.NEXT_DIST_DIR !== NEW_BUILD,
  },
  // `npm run check` and `npm test` check the types of everything, once; an operator's installation lacks the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        // Pages of the embedded chat (`/chat/frame?lang=en`) are static too.
        {
          source: '/chat/:page(frame|certificate)',
          has: [{ type: 'query', key: 'lang', value: `(?<lang>${LOCALES})` }],
          destination: '/chat/:lang/:page',
        },
        { source: '/chat/:page(frame|certificate)', destination: '/chat/el/:page' },
        // `/price-list?from=KOS` shows the static page of that port: reading the query in the page would make it dynamic.
        // The middleware has put the language in front by now.
        {
          source: `/:locale(${LOCALES})/price-list`,
          has: [{ type: 'query', key: 'from', value: '(?<from>[A-Za-z]{3})' }],
          destination: '/:locale/price-list/:from',
        },
        // The link of a letter carries what opens a booking: it becomes a cookie before any page could tell it to somebody.
        {
          source: `/:locale(${LOCALES})/booking/manage`,
          has: [{ type: 'query', key: 'access' }],
          destination: '/api/booking/access/:locale',
        },
        {
          source: `/:locale(${LOCALES})/booking/waiting`,
          has: [{ type: 'query', key: 'token' }],
          destination: '/api/booking/waiting/:locale',
        },
      ],
      // Names with a dot pass the middleware by; the Greek ones have no prefix either.
      afterFiles: [{ source: '/manifest.webmanifest', destination: '/el/manifest.webmanifest' }],
      fallback: [],
    }),
};

/** What is bundled in another's place. A site that serves bundles nothing: its folder may be read-only, and the Studio's packages gone. */
function aliasesIn(phase: string): NonNullable<NextConfig['turbopack']> {
  if (phase === PHASE_PRODUCTION_SERVER) return {};
  return {
    resolveAlias: forEdge ? { '@sentry/nextjs': reportsAtTheEdge } : { 'ui5/styles.css': studioStyles() },
  };
}

export default function configIn(phase: string): NextConfig {
  return withReadableStacks(withIntl({ ...config, turbopack: aliasesIn(phase) }), process.env);
}
