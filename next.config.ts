import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withIntl = createNextIntlPlugin('./lib/intl/request.ts');

const config: NextConfig = {
  // Several people and the tests build side by side; each names a folder of its own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // sharp is a native module and must stay out of the bundle.
  serverExternalPackages: ['sharp', 'pino'],
  experimental: { globalNotFound: true },
  // Names with a dot pass the middleware by; the Greek ones have no prefix either.
  rewrites: () =>
    Promise.resolve([{ source: '/manifest.webmanifest', destination: '/el/manifest.webmanifest' }]),
};

export default withIntl(config);
