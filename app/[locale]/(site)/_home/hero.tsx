import type { CSSProperties } from 'react';
import { editMark } from '#app/_ui/picture/edit-mark.ts';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { objectPosition, type Anchor } from '#lib/picture/focus.ts';
import { YourBoat } from '#app/_ui/trips/your-boat.tsx';
import styles from './hero.module.css';

type Props = { headline: string; lead: string | null; picture: ContentPicture | null };

/**
 * Aspect ratio of the scene and the ship's position in it, per layout: the ship is fully visible, and never under text
 * or card.
 */
const SLOTS = {
  '--vast': { ratio: 0.43, anchor: { x: 0.5, y: 0.5 } },
  '--wide': { ratio: 0.57, anchor: { x: 0.5, y: 0.56 } },
  '--middle': { ratio: 0.78, anchor: { x: 0.59, y: 0.56 } },
  // Below the card of the day of travel.
  '--boat-vast': { ratio: 0.53, anchor: { x: 0.5, y: 0.6 } },
  '--boat': { ratio: 0.583, anchor: { x: 0.5, y: 0.6 } },
  '--narrow': { ratio: 1.07, anchor: { x: 0.52, y: 0.5 } },
} as const satisfies Record<string, { ratio: number; anchor: Anchor }>;

/** The day scene under the transparent header; the footer repeats it at night. */
export function Hero({ headline, lead, picture }: Props) {
  return (
    <section
      className={styles.hero}
      data-scene
      data-home
      style={picture ? positions(picture) : undefined}
      {...editMark(picture)}
    >
      {picture ? (
        <ContentImage
          picture={picture}
          alt=""
          layout="cover"
          sizes="(max-width: 767px) 136vw, (max-width: 1199px) 120vw, 100vw"
          position="css"
          priority
          className={styles.picture}
        />
      ) : null}
      <div className={`wrap ${styles.text}`}>
        <h1>{headline}</h1>
        {lead ? <p>{lead}</p> : null}
        <YourBoat />
      </div>
    </section>
  );
}

function positions(picture: ContentPicture): CSSProperties {
  const imageRatio = picture.height / picture.width;
  return Object.fromEntries(
    Object.entries(SLOTS).map(([name, slot]) => [
      name,
      objectPosition(picture.hotspot, imageRatio, slot.ratio, slot.anchor),
    ]),
  );
}
