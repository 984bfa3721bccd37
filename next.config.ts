import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
// The loader of this file doesn't support `imports` of package.json.
import { locales } from './foundation/text/locales.ts';
import { withReadableStacks } from './lib/errors/readable-stacks.ts';
import { isGuarded } from './lib/security/guarded.ts';
import { headerRules } from './lib/security/headers.ts';

/** With PSEUDO_LOCALE=true English is accented and longer (docs/decisions/075-pseudo-locale.md). */
function messageFormat() {
  const codec = './lib/i18n/pseudo-codec.ts';
  return process.env.PSEUDO_LOCALE === 'true' ? { codec, extension: '.json' as const } : 'json';
}

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed at build time, so that browsers don't load the parser (9 KB of script on every page with a client-side
  // form). A message is then no longer a string, and `t.raw` would return its parts.
  experimental: {
    messages: { path: './messages', format: messageFormat(), locales: 'infer', precompile: true },
  },
});

const LOCALES = locales.join('|');

/** Set by scripts/stack/build.ts; the same as in server/builds.ts. */
const NEW_BUILD = '.next-builds/new';

/** Set by `npm run build:edge`: the build for the edge contains neither the Studio nor anything that needs native modules. */
const forEdge = process.env.SITE_TARGET === 'edge';

/** Set by Vercel and by `vercel build`. */
const onVercel = process.env.VERCEL === '1';

/** The package has a build for workers, a tenth of the size of the one for Node, but Next resolves it only in the middleware. */
const reportsAtTheEdge = {
  browser: './node_modules/@sentry/nextjs/build/esm/index.client.js',
  default: './node_modules/@sentry/nextjs/build/esm/edge/index.js',
};

/**
 * The styles of the Studio's design system without the fonts that they load from its vendor: the Studio's theme uses ours, and
 * editors' browsers must not call outside hosts.
 */
function studioStyles(): string {
  const folder = 'node_modules/.cache/studio';
  mkdirSync(folder, { recursive: true });
  const styles = readFileSync('node_modules/ui5/dist/styles.css', 'utf8');
  writeFileSync(join(folder, 'styles.css'), styles.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return `./${folder}/styles.css`;
}

const config: NextConfig = {
  // Tests and other concurrent builds use their own folder.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `page.studio.tsx` and `route.node.ts` are routes of the Node build only.
  pageExtensions: forEdge ? ['ts', 'tsx'] : ['ts', 'tsx', 'studio.ts', 'studio.tsx', 'node.ts', 'node.tsx'],
  // Stores pages as Next does, and sends them with their tags (docs/decisions/044-several-machines.md). Vercel stores pages itself.
  ...(!forEdge && !onVercel && { cacheHandler: join(process.cwd(), 'server/next-cache/handler.ts') }),
  // The site's server compresses responses itself, also with Brotli; behind a shared cache, that cache compresses pages.
  compress: !isGuarded(process.env),
  headers: () => Promise.resolve(headerRules()),
  poweredByHeader: false,
  reactStrictMode: true,
  // sharp is a native module and must stay out of the bundle.
  serverExternalPackages: ['sharp', 'pino'],
  experimental: {
    globalNotFound: true,
    // The site's server writes the style sheets of a page into it (server/pages/inline-styles.ts, docs/decisions/050-first-paint.md),
    // where more files cost nothing and foreign rules do: few files were 112 KB of styles on the home page, these are 89. The
    // worker at the edge has a limit for its lists of files.
    cssChunking: { type: 'graph', requestCost: forEdge ? 8000 : 1 },
    // For a CV of five megabytes; one that is slightly too large still reaches our own error message.
    serverActions: { bodySizeLimit: '8mb' },
    // Side-by-side builds start in an empty folder, and CI builds once, so a cache for the next build would never be read (20 s of
    // writing). Only a folder named by NEXT_DIST_DIR is built repeatedly.
    turbopackFileSystemCacheForBuild: !process.env.CI && process.env.NEXT_DIST_DIR !== NEW_BUILD,
  },
  // `npm run check` and `npm test` check all types once; an operator's installation lacks the tests' packages.
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
        // `/price-list?from=KOS` serves that port's static page: reading the query in the page would make it dynamic. The
        // middleware has already added the language to the path.
        {
          source: `/:locale(${LOCALES})/price-list`,
          has: [{ type: 'query', key: 'from', value: '(?<from>[A-Za-z]{3})' }],
          destination: '/:locale/price-list/:from',
        },
        // A link in an email contains the booking's access token, which becomes a cookie before any page could leak it.
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
      // Paths with a dot bypass the middleware, so the Greek file needs a rewrite to its language.
      afterFiles: [{ source: '/manifest.webmanifest', destination: '/el/manifest.webmanifest' }],
      fallback: [],
    }),
};

/** Polyfills for browsers that the site's syntax excludes anyway: 600 bytes on every page. Next imports them by this path. */
const polyfills = { '../build/polyfills/polyfill-module': './lib/polyfills.js' };

/** Aliases for bundling. A running site bundles nothing: its folder may be read-only and the Studio's packages missing. */
function aliasesIn(phase: string): NonNullable<NextConfig['turbopack']> {
  if (phase === PHASE_PRODUCTION_SERVER) return {};
  return {
    resolveAlias: {
      ...polyfills,
      ...(forEdge ? { '@sentry/nextjs': reportsAtTheEdge } : { 'ui5/styles.css': studioStyles() }),
    },
  };
}

export default function configIn(phase: string): NextConfig {
  return withReadableStacks(withIntl({ ...config, turbopack: aliasesIn(phase) }), process.env);
}
