import type { Locale } from '#lib/i18n/locales.ts';

type Props = { island: string; locale: Locale; className: string; priority?: boolean };

/** The picture of an island. Decorative here: the page names the island in words. */
export async function IslandPicture({ className, priority = false }: Props) {
  return (
    <img
      src="/booking/open-sea.webp"
      alt=""
      width="1400"
      height="934"
      className={className}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
