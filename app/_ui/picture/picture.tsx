import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { pictureSources, type PictureRequest } from '#lib/picture/picture-sources.ts';
import { editMark } from './edit-mark.ts';
import styles from './picture.module.css';

type Props = Omit<PictureRequest, 'width' | 'height'> & {
  width: number | null | undefined;
  height: number | null | undefined;
  /** Empty when the picture only decorates, or when the text beside it says the same. */
  alt: string;
  sizes: string;
  /** `ratio` gives the box the height of the picture; `cover` fills a positioned parent. */
  layout?: 'ratio' | 'cover';
  position?: string;
  /** Shown until the picture has arrived: a tiny data address from the lake. */
  placeholder?: string | null;
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean;
  className?: string;
  /** In draft preview, where the picture is edited. */
  mark?: string | undefined;
};

/** A picture in all its sizes (H1). Without both dimensions it says so in the log and renders nothing. */
export function Picture(props: Props) {
  const { width, height, alt, sizes, layout = 'ratio', position, placeholder, priority = false } = props;
  if (!width || !height) {
    console.error(`Picture has no dimensions: ${props.source}`);
    return null;
  }
  const sources = pictureSources({ ...props, width, height });
  if (priority)
    // In the head, before the styles are read: the largest picture of the first screen decides when the page looks done.
    preload(sources.src, {
      as: 'image',
      imageSrcSet: sources.webp,
      imageSizes: sizes,
      type: 'image/webp',
      fetchPriority: 'high',
    });
  const style: CSSProperties = {
    ...(layout === 'ratio' ? { paddingBottom: `${round(sources.ratio * 100)}%` } : {}),
    ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
  };
  const className = [styles.box, layout === 'cover' ? styles.cover : '', props.className ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <picture className={className} style={style} {...editMark(props)}>
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.fallback}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        style={position ? { objectPosition: position } : undefined}
      />
    </picture>
  );
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
