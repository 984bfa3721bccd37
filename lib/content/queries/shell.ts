import { defineQuery } from 'next-sanity';
import { linkTarget, picture } from './parts.ts';

/** Header and footer: settings, the offers that editors put into the menu, the night scene. */
export const shellQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    brand_el, brand_en, phone, email, address_el, address_en, appStoreUrl,
    externalServices{ label_el, label_en, url },
    socialLinks[]{ _key, network, url },
    footerColumns[]{
      _key, title_el, title_en,
      links[]{ _key, label_el, label_en, path, "target": reference->${linkTarget} }
    }
  },
  "offers": *[_type == "offer" && inMenu == true] | order(coalesce(menuOrder, 100) asc, validTo asc, _id asc){
    _id, title_el, title_en, menuNote_el, menuNote_en, validFrom, validTo,
    "permalink_el": permalink_el.current, "permalink_en": permalink_en.current
  },
  "issues": *[_type == "magazineIssue"] | order(publishedAt desc)[0...3]{
    number, publishedAt, title_el, title_en,
    "permalink_el": permalink_el.current, "permalink_en": permalink_en.current,
    cover_el${picture},
    cover_en${picture}
  },
  "night": *[_type == "homePage"][0].night${picture}
}`);
