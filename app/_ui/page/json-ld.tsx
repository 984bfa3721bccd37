import { stegaClean } from '@sanity/client/stega';

/**
 * Structured data for search engines. `<` is escaped so that a text can't end the script; edit marks of draft preview
 * are removed.
 */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- the only way to write a script's content; escaped above
      dangerouslySetInnerHTML={{ __html: JSON.stringify(stegaClean(data)).replaceAll('<', '\\u003c') }}
    />
  );
}
