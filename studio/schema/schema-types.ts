import { destination } from './documents/destination.ts';
import { homePage } from './documents/home-page.ts';
import { newsCategory } from './documents/news-category.ts';
import { newsPost } from './documents/news-post.ts';
import { offer } from './documents/offer.ts';
import { page } from './documents/page.ts';
import { port } from './documents/port.ts';
import { serviceAlert } from './documents/service-alert.ts';
import { siteSettings } from './documents/site-settings.ts';
import { callout } from './objects/callout.ts';
import { footerColumn, footerLink } from './objects/footer.ts';
import { imageWithAlt } from './objects/image-with-alt.ts';
import { faqBlock, faqItem, richTextBlock, routePromoBlock, termsBlock } from './objects/offer-blocks.ts';
import { practicalNote } from './objects/practical-note.ts';
import { richText } from './objects/rich-text.ts';
import { seo } from './objects/seo.ts';
import { socialLink } from './objects/social-link.ts';

/** Every type of the content model. A name here is a name in the queries, the seed and the generated types. */
export const schemaTypes = [
  destination,
  newsCategory,
  newsPost,
  offer,
  page,
  port,
  serviceAlert,
  siteSettings,
  homePage,
  callout,
  faqBlock,
  faqItem,
  footerColumn,
  footerLink,
  imageWithAlt,
  practicalNote,
  richText,
  richTextBlock,
  routePromoBlock,
  seo,
  socialLink,
  termsBlock,
];
