import type { CSSProperties } from 'react';
import { narrowestSlot, phoneSizes, widestSlot } from '#lib/picture/slot-sizes.ts';
import { pictureSources, widthFor, type PictureRequest } from '#lib/picture/picture-sources.ts';
import { editMark } from './edit-mark.ts';
import { FirstPicture } from './first-picture.client.tsx';
import styles from './picture.module.css';

type Props = Omit<PictureRequest, 'width' | 'height'> & {
  width: number | null | undefined;
  height: number | null | undefined;
  /** Empty when the picture is decorative, or when the text beside it says the same. */
  alt: string;
  sizes: string;
  /** `ratio` gives the box the height of the picture; `cover` fills a positioned parent. */
  layout?: 'ratio' | 'cover';
  position?: string;
  /** Shown until the picture has loaded: a tiny data URL from the lake. */
  placeholder?: string | null;
  /** The largest picture above the fold: loaded at once. */
  priority?: boolean;
  className?: string;
  /** In draft preview, marks where the picture is edited. */
  mark?: string | undefined;
};

/** A slot of at most this many pixels is drawn before anybody could see its placeholder. */
const TINY = 132;

/** A picture in all its sizes (H1). Without both dimensions it logs an error and renders nothing. */
export function Picture(props: Props) {
  const { width, height, alt, layout = 'ratio', position, placeholder, priority = false } = props;
  const sizes = phoneSizes(props.sizes);
  if (!width || !height) {
    console.error(`Picture has no dimensions: ${props.source}`);
    return null;
  }
  const slot = widestSlot(props.sizes);
  const sources = pictureSources({
    ...props,
    width,
    height,
    minWidth: narrowestSlot(props.sizes),
    maxWidth: Math.min(props.maxWidth ?? Infinity, widthFor(slot)),
  });
  const style: CSSProperties = {
    ...(layout === 'ratio' ? { paddingBottom: `${round(sources.ratio * 100)}%` } : {}),
    ...(placeholder && slot > TINY ? { backgroundImage: `url("${placeholder}")` } : {}),
  };
  const className = [styles.box, layout === 'cover' ? styles.cover : '', props.className ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <picture className={className} style={style} {...editMark(props)}>
      {priority ? <FirstPicture src={sources.src} webp={sources.webp} sizes={sizes} /> : null}
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        src={sources.src}
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
