import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { internalLink, p, richText } from '#seed/content/rich-text.ts';

export const questionsPage: SeedDocument = {
  _id: 'page-questions',
  _type: 'page',
  title_el: 'Ερωτήσεις και απαντήσεις',
  title_en: 'Questions and answers',
  permalink_el: slug('questions'),
  permalink_en: slug('questions'),
  lead_el: 'Όσα μας ρωτάτε συχνότερα, από την κράτηση ως τη ράμπα του πλοίου.',
  lead_en: 'What you ask us most, from the booking to the ramp of the ship.',
  cover: picture('hero-open-sea'),
  body_el: richText(
    p(
      'Δεν βρήκατε την απάντηση; Ρωτήστε μας από τη σελίδα ',
      internalLink('Επικοινωνία', 'page-contact'),
      ', κάθε μέρα από τις 07:00 ως τις 22:00.',
    ),
  ),
  body_en: richText(
    p(
      'Did not find your answer? Ask us on the ',
      internalLink('contact page', 'page-contact'),
      ', every day from 07:00 to 22:00.',
    ),
  ),
};
