import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/address.server.ts';

/** Everything public may be crawled, except the desk, the services' endpoints and the steps of a booking. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/magazine/'],
      disallow: [
        '/api/',
        '/lake/',
        '/studio',
        '/booking/sailings',
        '/booking/travellers',
        '/booking/confirmation/',
        '/en/booking/sailings',
        '/en/booking/travellers',
        '/en/booking/confirmation/',
      ],
    },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
