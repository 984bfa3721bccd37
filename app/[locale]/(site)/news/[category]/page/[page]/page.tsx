import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { findList, listMetadata } from '#app/[locale]/(site)/news/find-list.ts';
import { NewsFront } from '#app/[locale]/(site)/news/news-front.tsx';
import { listNewsPages } from '#lib/content/static-params.server.ts';

type Props = { params: Promise<{ category: string; page: string }> };

export async function generateStaticParams() {
  const pages = await listNewsPages();
  return pages.flatMap(({ locale, category, page }) => (category === null ? [] : { locale, category, page }));
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  return await listMetadata(await params);
});

export default withNotFound(async function CategoryPageByNumber({ params }: Props) {
  const list = await findList(await params);
  return <NewsFront list={list} />;
});
