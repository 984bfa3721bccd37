import type { Locale } from '#foundation/text/locales.ts';
import type { SchemaTypeDefinition } from 'sanity';
import { inLanguage } from '#studio/locale/in-language.ts';
import { farePair, fareTableBlock, routePromoBlock } from './blocks/booking-blocks.ts';
import { countdownBlock } from './blocks/countdown-block.ts';
import { galleryBlock, heroBlock } from './blocks/picture-blocks.ts';
import { faqBlock, faqItem, richTextBlock, termsBlock } from './blocks/text-blocks.ts';
import { agency } from './documents/agency.ts';
import { destination } from './documents/destination.ts';
import { faq } from './documents/faq.ts';
import { homePage } from './documents/home-page.ts';
import { jobOpening } from './documents/job-opening.ts';
import { magazineIssue } from './documents/magazine-issue.ts';
import { newsCategory } from './documents/news-category.ts';
import { newsPost } from './documents/news-post.ts';
import { offer } from './documents/offer.ts';
import { page } from './documents/page.ts';
import { port } from './documents/port.ts';
import { serviceAlert } from './documents/service-alert.ts';
import { siteSettings } from './documents/site-settings.ts';
import { bookingButton } from './objects/booking-button.ts';
import { callout } from './objects/callout.ts';
import { embed } from './objects/embed.ts';
import { footerColumn, footerLink } from './objects/footer.ts';
import { imageWithAlt } from './objects/image-with-alt.ts';
import { magazineArticle, magazinePage } from './objects/magazine.ts';
import { offerFact } from './objects/offer-fact.ts';
import { openingSeason, openingSpan } from './objects/opening-span.ts';
import { practicalNote } from './objects/practical-note.ts';
import { richText } from './objects/rich-text.ts';
import { seo } from './objects/seo.ts';
import { socialLink } from './objects/social-link.ts';
import { tableRow, textTable } from './objects/text-table.ts';
import { translationMark, withTranslationMarks } from './objects/translation-mark.ts';

const documents = [
  destination,
  newsCategory,
  newsPost,
  offer,
  magazineIssue,
  page,
  port,
  agency,
  jobOpening,
  faq,
  serviceAlert,
  siteSettings,
  homePage,
].map(withTranslationMarks);

const objects = [
  bookingButton,
  callout,
  countdownBlock,
  embed,
  faqBlock,
  faqItem,
  farePair,
  fareTableBlock,
  footerColumn,
  footerLink,
  galleryBlock,
  heroBlock,
  imageWithAlt,
  magazineArticle,
  magazinePage,
  offerFact,
  openingSeason,
  openingSpan,
  practicalNote,
  richText,
  richTextBlock,
  routePromoBlock,
  seo,
  socialLink,
  tableRow,
  termsBlock,
  textTable,
  translationMark,
];

/** Every type of the content model. Queries, the seed and the generated types use these names. */
export const schemaTypes = [...documents, ...objects];

/** Types of documents that editors create, in the order of the Studio's structure. */
export const documentTypes: readonly string[] = documents.map(({ name }) => name);

/** The same model with titles and descriptions in the Studio's language. */
export function schemaTypesIn(language: Locale): SchemaTypeDefinition[] {
  return schemaTypes.map((type) => inLanguage<SchemaTypeDefinition>(type, language));
}
