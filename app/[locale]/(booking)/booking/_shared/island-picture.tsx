import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Picture } from '#app/_ui/picture/picture.tsx';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { objectPosition } from '#lib/picture/focus.ts';
import styles from './island-picture.module.css';

type Props = {
  /** Island id. Without one, or when editors have no picture of it, the picture is the open sea. */
  island?: string;
  /** The slot: position, size and the cropping of the `img` inside it. */
  className: string | undefined;
  sizes: string;
  /** Height ÷ width of the slot, if the picture's hotspot positions it; otherwise the slot's style sheet does. */
  slotRatio?: number;
  priority?: boolean;
};

/** The land of most pictures is above their middle, and ships are below it: both are in a strip. */
const ABOVE_MIDDLE = { y: 0.45 };

/** The editors' picture of an island. Decorative here, because the page names the island in text. */
export async function IslandPicture({ island, className = '', sizes, slotRatio, priority = false }: Props) {
  const locale = await currentLocale();
  const islands = island ? await readDestinations(locale).catch(() => []) : [];
  const cover = islands.find((each) => each.island === island)?.cover;
  return (
    <div className={`${styles.slot} ${className}`}>
      {cover ? (
        <Picture
          source={cover.source}
          crop={cover.crop}
          width={cover.width}
          height={cover.height}
          alt=""
          sizes={sizes}
          layout="cover"
          placeholder={cover.placeholder}
          position={
            slotRatio
              ? objectPosition(cover.hotspot, cover.height / cover.width, slotRatio, ABOVE_MIDDLE)
              : undefined
          }
          priority={priority}
        />
      ) : (
        <picture>
          {/* A fifth of the bytes: on a slow connection the picture would load before everything else. */}
          <source media="(max-width: 767px)" srcSet="/booking/open-sea-780.webp" />
          <img
            src="/booking/open-sea.webp"
            alt=""
            width="1400"
            height="934"
            className={styles.sea}
            {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        </picture>
      )}
    </div>
  );
}
