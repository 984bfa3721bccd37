import type { ContentPicture } from '#lib/content/content-picture.ts';
import { objectPosition } from '#lib/picture/focus.ts';
import { Picture } from './picture.tsx';

type Props = {
  picture: ContentPicture;
  sizes: string;
  /** Overrides the picture's own text; `''` when a caption beside it has the same text. */
  alt?: string;
  layout?: 'ratio' | 'cover';
  /** Height ÷ width of the slot; the hotspot then stays visible. Without it the whole picture shows. */
  slotRatio?: number;
  /** `'css'` when the slot's style sheet positions the picture itself. */
  position?: 'css';
  priority?: boolean;
  className?: string;
};

/** A picture of the content lake in a slot of a page. */
export function ContentImage({ picture, slotRatio, position, alt, layout = 'ratio', ...rest }: Props) {
  const ratio = picture.height / picture.width;
  const boxed = layout === 'ratio' && slotRatio !== undefined;
  return (
    <Picture
      {...rest}
      layout={layout}
      source={picture.source}
      crop={picture.crop}
      width={picture.width}
      height={boxed ? Math.round(picture.width * slotRatio) : picture.height}
      maxWidth={picture.width}
      alt={alt ?? picture.alt}
      placeholder={picture.placeholder}
      mark={picture.mark}
      position={position ? undefined : objectPosition(picture.hotspot, ratio, slotRatio ?? ratio)}
    />
  );
}
