import { ViewTransition, type CSSProperties, type HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'b' | 'h1' | 'p' | 'span' | 'section';
  what: 'scene' | 'name' | 'times' | 'price';
  /** What it shows; once on each page. */
  id: string;
};

/**
 * An element that moves from its place on one page to its place on the next: by React where the router changes the page, and by
 * the style sheet where the browser does (docs/decisions/109-what-travels.md).
 */
export function Travels({ as: Tag = 'div', what, id, style, ...rest }: Props) {
  return (
    <ViewTransition
      name={`${what}-${id.replaceAll(/\W/g, '-')}`}
      share={what === 'scene' ? 'travels' : 'words'}
      default="none"
    >
      {what === 'scene' || what === 'name' ? (
        <Tag {...rest} {...travelsAs(what, style)} />
      ) : (
        <Tag {...rest} style={style} />
      )}
    </ViewTransition>
  );
}

/** Attributes of an element that travels under this name when the browser navigates; once on each page, or once in each link. */
export function travelsAs(what: 'scene' | 'name' | 'trip', style?: CSSProperties) {
  return { 'data-travels': '', style: { ...style, '--travels': what } };
}
