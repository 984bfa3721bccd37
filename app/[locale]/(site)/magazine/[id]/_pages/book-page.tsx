import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { issueTexts } from '#app/_ui/magazine/issue-line.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { Logo } from '#app/_ui/shell/logo.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { BookingButton, type BookingButtonValue } from '#app/_ui/rich-text/booking-button.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { Embed } from '#app/_ui/rich-text/embed.tsx';
import { TextTable, type TextTableValue } from '#app/_ui/rich-text/text-table.tsx';
import type { IssueCard, MagazineIssue, MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import type { BookPage } from '#lib/magazine/compose.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { paths } from '#lib/routes/paths.ts';
import type { RawPicture } from '#lib/content/content-picture.ts';
import { pictureIn } from '#lib/content/in-language.server.ts';
import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { ContentsPage } from './contents-page.tsx';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';
import frontPagesStyles from './front-pages.module.css';
import openerPageStyles from './book-page.module.css';

type TextPageProps = {
  article: MagazineArticle;
  text: RichTextValue;
  first: boolean;
  number: number;
};

/** Height ÷ width of a page. */
const PAGE_RATIO = 297 / 210;

type LetterPageProps = { issue: MagazineIssue; card: IssueCard; number: number };

type Props = {
  page: BookPage;
  number: number;
  issue: MagazineIssue;
  card: IssueCard;
  starts: ReadonlyMap<string, number | null>;
};

/** The maximum width of a page, for the browser's choice of a picture. */
const PAGE_SIZES = '(min-width: 1200px) 560px, 100vw';

/** One page of the book. */
export function BookPageView({ page, number, issue, card, starts }: Props) {
  switch (page.kind) {
    case 'cover':
      return (
        <div className={styles.plate}>
          <ContentImage picture={card.cover} sizes={PAGE_SIZES} slotRatio={1470 / 1040} />
        </div>
      );
    case 'picture': {
      const picture = issue.pages[page.index];
      return picture ? (
        <div className={styles.plate}>
          <ContentImage picture={picture} sizes={PAGE_SIZES} />
        </div>
      ) : null;
    }
    case 'letter':
      return <LetterPage issue={issue} card={card} number={number} />;
    case 'contents':
      return <ContentsPage issue={issue} starts={starts} number={number} />;
    case 'opener': {
      const article = issue.articles.find(({ key }) => key === page.article);
      return article ? <OpenerPage article={article} number={number} /> : null;
    }
    case 'text': {
      const article = issue.articles.find(({ key }) => key === page.article);
      return article ? (
        <TextPage article={article} text={page.text} first={page.first} number={number} />
      ) : null;
    }
    case 'colophon':
      return <ColophonPage number={number} />;
    case 'back':
      return <BackPage />;
  }
}

/** Inside the cover: the subject of the issue, in large type. */
async function LetterPage({ issue, card, number }: LetterPageProps) {
  const t = await getTranslations('common.magazine');
  const [name, season] = await issueTexts(card);
  return (
    <Sheet number={number}>
      <div className={frontPagesStyles.letter}>
        <p className={frontPagesStyles.over}>{t('letter')}</p>
        <p className={frontPagesStyles.large}>{issue.lead}</p>
        <p className={frontPagesStyles.imprint}>
          <b>{t('name')}</b>
          {name} · {season}
          <span>{t('colophonText')}</span>
        </p>
      </div>
    </Sheet>
  );
}

/** A picture over the whole page with the title of the article that starts here. */
function OpenerPage({ article, number }: { article: MagazineArticle; number: number }) {
  return (
    <div className={openerPageStyles.opener}>
      {article.picture ? (
        <ContentImage
          picture={article.picture}
          layout="cover"
          slotRatio={PAGE_RATIO}
          sizes="(min-width: 1200px) 900px, 160vw"
        />
      ) : null}
      <div className={openerPageStyles.title}>
        <h3>{article.title}</h3>
        <p className="num" aria-hidden>
          {number}
        </p>
      </div>
    </div>
  );
}

/** Text in two columns; the first page of an article starts with its lead and a drop cap. */
async function TextPage({ article, text, first, number }: TextPageProps) {
  const t = await getTranslations('common.magazine');
  return (
    <Sheet number={number}>
      {first ? (
        <header className={openerPageStyles.head}>
          {article.lead ? <p className={openerPageStyles.lead}>{article.lead}</p> : null}
          {article.byline ? (
            <p className={openerPageStyles.byline}>{t('by', { name: article.byline })}</p>
          ) : null}
        </header>
      ) : (
        <p className={openerPageStyles.running}>{article.title}</p>
      )}
      <div className={`${openerPageStyles.text} ${first ? openerPageStyles.first : ''}`}>
        <PageText text={text} />
      </div>
    </Sheet>
  );
}

/** Fills the second side of the leaf when the articles end on a left page. */
async function ColophonPage({ number }: { number: number }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <Sheet number={number}>
      <div className={openerPageStyles.colophon}>
        <p className={openerPageStyles.name}>{t('name')}</p>
        <p>{t('colophonText')}</p>
        <ButtonLink href={paths.contact(locale)} tone="line" small>
          {t('sendStory')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

/** The back cover: night scene, logo and a link to booking. */
async function BackPage() {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <div className={openerPageStyles.back}>
      <p>{t('backText')}</p>
      <ButtonLink href={paths.booking(locale)} small>
        {t('bookTrip')}
      </ButtonLink>
      <Logo inverse className={openerPageStyles.logo ?? ''} />
    </div>
  );
}

/**
 * Rich text on a page of the book: the same members as everywhere, but headings one level lower, below the book's, and
 * without anchors, because the article has them on its own page.
 */
function PageText({ text }: { text: RichTextValue }) {
  const locale = useLocale();
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
      imageWithAlt: ({ value: raw }: { value: RawPicture }) => <PageFigure raw={raw} />,
      textTable: ({ value: table }: { value: TextTableValue }) => <TextTable table={table} />,
      embed: ({ value: { url, title } }: { value: { url?: string; title?: string } }) => (
        <Embed url={url} title={title} />
      ),
      bookingButton: ({ value: button }: { value: BookingButtonValue }) => <BookingButton button={button} />,
    },
  };
}

function PageFigure({ raw }: { raw: RawPicture }) {
  const locale = useLocale();
  const picture = pictureIn(raw, locale);
  if (!picture) return null;
  return (
    <figure>
      <ContentImage picture={picture} slotRatio={0.5} sizes="(min-width: 1200px) 480px, 100vw" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}

function anchor(href: string | null | undefined, children: ReactNode): ReactNode {
  return href ? <SiteLink href={href}>{children}</SiteLink> : children;
}
