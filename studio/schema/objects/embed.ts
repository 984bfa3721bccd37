import { Clapperboard } from 'lucide-react';
import { defineField, defineType, type LocalizedValidationMessages } from 'sanity';
import { embedAddress } from '#lib/routes/embed-address.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';

/** The name of the service behind an address that may be embedded, else `undefined`. */
function embedService(url: string | undefined): string | undefined {
  return embedAddress(url)?.service;
}

/** The message for an address that may not be embedded, or `true`. */
export function embedProblem(url: string | undefined): true | LocalizedValidationMessages {
  if (url === undefined || embedService(url) !== undefined) return true;
  return told({
    en: 'Only films of YouTube and Vimeo and maps of OpenStreetMap and Google can stand here.',
    el: 'Εδώ μπαίνουν μόνο βίντεο από το YouTube και το Vimeo και χάρτες από το OpenStreetMap και την Google.',
  });
}

export const embed = defineType({
  name: 'embed',
  title: 'Film or map',
  type: 'object',
  icon: typeIcon(Clapperboard),
  fields: [
    defineField({
      name: 'url',
      title: 'Address',
      description: 'Of the film on YouTube or Vimeo, or of the map, as it stands in your browser.',
      type: 'url',
      validation: (rule) => [
        rule.required().error(told({ en: 'Give an address.', el: 'Δώστε διεύθυνση.' })),
        rule.custom(embedProblem),
      ],
    }),
    defineField({
      name: 'title',
      title: 'What it shows',
      description: 'In the language of the text around it; read out to people who do not see it.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(told({ en: 'Say what it shows.', el: 'Γράψτε τι δείχνει.' })),
    }),
  ],
  preview: {
    select: { title: 'title', url: 'url' },
    prepare: ({ title, url }, _options, say: Say = inEnglish) => ({
      title: title || say('Film or map'),
      subtitle: embedService(url) ?? url,
    }),
  },
});
