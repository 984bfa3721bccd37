import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/address.server.ts';

/** Everything public may be read. The desk, the doors of the services and steps of a booking are nobody's search result. */
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
