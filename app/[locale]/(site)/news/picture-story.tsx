import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { PostMeta } from '#app/_ui/page/post-meta.tsx';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import type { Locale } from '#foundation/text/locales.ts';

type Props = { post: PostCard; locale: Locale; priority?: boolean };

/** A post with a large picture above its words. */
export function PictureStory({ post, locale, priority = false }: Props) {
  return (
    <SiteLink href={post.href}>
      {post.cover ? (
        <ContentImage
          picture={post.cover}
          alt=""
          slotRatio={2 / 3}
          sizes="(max-width: 899px) 100vw, 520px"
          priority={priority}
        />
      ) : null}
      <PostMeta category={post.category} at={post.publishedAt} locale={locale} year />
      <h3>{post.title}</h3>
      {post.excerpt ? <p>{post.excerpt}</p> : null}
    </SiteLink>
  );
}
