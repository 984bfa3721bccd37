import * as v from 'valibot';
import { Email, Locale, neededLine, Phone, text, Trap } from './fields.ts';

/** Kinds of file that a curriculum vitae may be, told by its content and not by its name. */
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
  /** What was applied for; null for an application of one's own accord. Letters about it go to `applyTo`. */
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
