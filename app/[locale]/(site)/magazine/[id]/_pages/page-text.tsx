import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { BookingButton, type BookingButtonValue } from '#app/_ui/rich-text/booking-button.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { Embed } from '#app/_ui/rich-text/embed.tsx';
import { TextTable, type TextTableValue } from '#app/_ui/rich-text/text-table.tsx';
import type { RawPicture } from '#lib/content/content-picture.ts';
import { pictureIn } from '#lib/content/in-language.server.ts';
import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';

/**
 * Rich text as it stands on a page of the book: the same members as everywhere, but headings one level lower, below the book's,
 * and without anchors, because the article has them on its own page.
 */
export function PageText({ text, locale }: { text: RichTextValue; locale: Locale }) {
  return <PortableText value={text} components={componentsFor(locale)} onMissingComponent={false} />;
}

function componentsFor(locale: Locale): PortableTextComponents {
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children }) => <h3>{children}</h3>,
      h3: ({ children }) => <h4>{children}</h4>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
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
      imageWithAlt: ({ value: raw }: { value: RawPicture }) => <PageFigure raw={raw} locale={locale} />,
      textTable: ({ value: table }: { value: TextTableValue }) => <TextTable table={table} />,
      embed: ({ value: { url, title } }: { value: { url?: string; title?: string } }) => (
        <Embed url={url} title={title} />
      ),
      bookingButton: ({ value: button }: { value: BookingButtonValue }) => (
        <BookingButton button={button} locale={locale} />
      ),
    },
  };
}

function PageFigure({ raw, locale }: { raw: RawPicture; locale: Locale }) {
  const picture = pictureIn(raw, locale);
  if (!picture) return null;
  return (
    <figure>
      <ContentImage picture={picture} slotRatio={0.5} sizes="(min-width: 1100px) 480px, 100vw" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}

function anchor(href: string | null | undefined, children: ReactNode): ReactNode {
  return href ? <SiteLink href={href}>{children}</SiteLink> : children;
}
