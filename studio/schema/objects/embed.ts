import { Clapperboard } from 'lucide-react';
import { defineField, defineType, type LocalizedValidationMessages } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';

/** Whose films and maps may stand in a text. The page asks visitors for consent before anything of theirs loads. */
const ALLOWED: readonly { name: string; hosts: readonly string[]; path: RegExp }[] = [
  { name: 'YouTube', hosts: ['www.youtube.com', 'youtube.com'], path: /^\/(watch$|shorts\/|embed\/)/ },
  { name: 'YouTube', hosts: ['youtu.be', 'www.youtube-nocookie.com'], path: /^\/./ },
  { name: 'Vimeo', hosts: ['vimeo.com', 'player.vimeo.com'], path: /^\/(video\/)?\d+/ },
  { name: 'OpenStreetMap', hosts: ['www.openstreetmap.org'], path: /^\// },
  { name: 'Google Maps', hosts: ['www.google.com', 'maps.google.com'], path: /^\/maps/ },
];

/** The name of the service behind an address that may be embedded, else `undefined`. */
export function embedService(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, host, pathname } = new URL(url);
  if (protocol !== 'https:') return undefined;
  return ALLOWED.find(({ hosts, path }) => hosts.includes(host) && path.test(pathname))?.name;
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
