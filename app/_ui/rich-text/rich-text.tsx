import { useLocale } from 'next-intl';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import { SiteLink } from '../link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import { pictureIn } from '#lib/content/in-language.server.ts';
import type { RawPicture, ContentPicture } from '#lib/content/content-picture.ts';
import { headingAnchors, type RichTextValue } from '#lib/content/rich-text.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { BookingButton, type BookingButtonValue } from './booking-button.tsx';
import { Callout } from './callout.tsx';
import { Embed } from './embed.tsx';
import { TextTable, type TextTableValue } from './text-table.tsx';
import styles from './rich-text.module.css';

type Props = {
  value: RichTextValue | null;
  className?: string;
  /** Ids of the headings when several texts share a page (`anchorsOfTexts`); otherwise the text's own. */
  anchors?: ReadonlyMap<string, string> | undefined;
};

/** Rich text by editors (B7): headings with anchors, links, pictures, call-outs, tables, films, booking buttons. */
export function RichText({ value, className, anchors }: Props) {
  const locale = useLocale();
  if (!value || value.length === 0) return null;
  return (
    <div className={`${styles.text} ${className ?? ''}`}>
      <PortableText
        value={value.map(unbrokenBlock)}
        components={componentsFor(locale, anchors ?? headingAnchors(value))}
        onMissingComponent={false}
      />
    </div>
  );
}

/** A figure of an editor's text stays on the line of its unit, also in the middle of a paragraph. */
function unbrokenBlock(block: RichTextValue[number]): RichTextValue[number] {
  if (block._type !== 'block') return block;
  return {
    ...block,
    children: block.children?.map((child) => ({ ...child, text: unbroken(child.text ?? '') })),
  };
}

function componentsFor(locale: Locale, anchors: ReadonlyMap<string, string>): PortableTextComponents {
  const heading = (Tag: 'h2' | 'h3') =>
    function Heading({ value: block, children }: { value: { _key?: string }; children?: ReactNode }) {
      const id = anchors.get(block._key ?? '');
      return (
        <Tag id={id}>
          <a href={`#${id}`} className={styles.anchor}>
            {children}
          </a>
        </Tag>
      );
    };
  return {
    block: {
      normal: ({ value: block, children }) =>
        block.children.some((child) => 'text' in child && child.text !== '') ? <p>{children}</p> : null,
      h2: heading('h2'),
      h3: heading('h3'),
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    },
    list: {
      bullet: ({ children }) => <ul>{children}</ul>,
      number: ({ children }) => <ol>{children}</ol>,
    },
    marks: {
      link: ({ value: mark, children }: { value?: { href?: string }; children: ReactNode }) =>
        anchor(
          mark?.href?.startsWith('/') ? localizePath(locale, stripLocale(mark.href)) : mark?.href,
          children,
        ),
      internalLink: ({
        value: mark,
        children,
      }: {
        value?: { target?: LinkTarget | null };
        children: ReactNode;
      }) => anchor(addressOf(mark?.target, locale), children),
    },
    types: {
      callout: ({ value: note }: { value: { tone?: 'info' | 'warn'; text?: string } }) =>
        note.text ? <Callout tone={note.tone ?? 'info'}>{note.text}</Callout> : null,
      imageWithAlt: ({ value: raw }: { value: RawPicture }) => {
        const picture = pictureIn(raw, locale);
        return picture ? <Figure picture={picture} /> : null;
      },
      textTable: ({ value: table }: { value: TextTableValue }) => <TextTable table={table} />,
      embed: ({ value: { url, title } }: { value: { url?: string; title?: string } }) => (
        <Embed url={url} title={title} />
      ),
      bookingButton: ({ value: button }: { value: BookingButtonValue }) => <BookingButton button={button} />,
    },
  };
}

/** A link without a target in this language becomes plain text. */
function anchor(href: string | null | undefined, children: ReactNode): ReactNode {
  return href ? <SiteLink href={href}>{children}</SiteLink> : children;
}

/** A picture between two paragraphs, with its caption when it has one. */
function Figure({ picture }: { picture: ContentPicture }) {
  return (
    <figure className={styles.figure}>
      <ContentImage picture={picture} slotRatio={0.625} sizes="(max-width: 991px) 100vw, 720px" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}
