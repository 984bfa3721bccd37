import { Clapperboard } from 'lucide-react';
import { defineField, defineType, type LocalizedValidationMessages } from 'sanity';
import { embedAddress } from '#lib/routes/embed-address.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';

/** The name of the service if the address may be embedded, otherwise `undefined`. */
function embedService(url: string | undefined): string | undefined {
  return embedAddress(url)?.service;
}

/** The message for an address that may not be embedded, or `true`. */
export function embedProblem(url: string | undefined): true | LocalizedValidationMessages {
  if (url === undefined || embedService(url) !== undefined) return true;
  return inBothLanguages('validation.onlyFilmsOfYouTubeAndVimeo');
}

export const embed = defineType({
  name: 'embed',
  title: textKey('blocks.filmOrMap'),
  type: 'object',
  icon: typeIcon(Clapperboard),
  fields: [
    defineField({
      name: 'url',
      title: textKey('documents.address'),
      description: textKey('blocks.ofTheFilmOnYouTube'),
      type: 'url',
      validation: (rule) => [
        rule.required().error(inBothLanguages('validation.giveAnAddress')),
        rule.custom(embedProblem),
      ],
    }),
    defineField({
      name: 'title',
      title: textKey('blocks.whatItShows'),
      description: textKey('blocks.inTheLanguageOfTheTextReadOut'),
      type: 'string',
      validation: (rule) => rule.required().error(inBothLanguages('validation.sayWhatItShows')),
    }),
  ],
  preview: {
    select: { title: 'title', url: 'url' },
    prepare: ({ title, url }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.filmOrMap'),
      subtitle: embedService(url) ?? url,
    }),
  },
});
