import * as v from 'valibot';
import { Email, Locale, neededLine, Phone, text, Trap } from './fields.ts';

/** File types accepted for a CV, detected from the content, not the name. */
export const cvKinds = ['pdf', 'docx', 'odt', 'doc'] as const;
export type CvKind = (typeof cvKinds)[number];
export const CV_MAX_BYTES = 5 * 1024 * 1024;

/**
 * `POST /applications`: multipart, this as JSON in `application` and the file in `cv` → {@link Received} or
 * {@link FormProblem}. Codes of `cv`: `missing`, `kind`, `large`, and for a PDF `damaged` (its end is missing) and
 * `locked` (with a password).
 */
export const ApplicationRequest = v.object({
  locale: Locale,
  /** The opening; null for a speculative application. Emails about it go to `applyTo`. */
  opening: v.nullable(
    v.object({
      id: neededLine(120),
      title: v.object({ el: neededLine(200), en: neededLine(200) }),
      applyTo: Email,
    }),
  ),
  where: v.picklist(['ship', 'shore'], 'missing'),
  name: neededLine(100),
  email: Email,
  phone: Phone,
  text: text(5000),
  homepage: Trap,
});

export type ApplicationRequest = v.InferOutput<typeof ApplicationRequest>;
