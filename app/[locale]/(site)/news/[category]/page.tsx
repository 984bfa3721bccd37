import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { findList, listMetadata } from '#app/[locale]/(site)/news/find-list.ts';
import { NewsFront } from '#app/[locale]/(site)/news/news-front.tsx';
import { listDocuments } from '#lib/content/static-params.server.ts';

type Props = { params: Promise<{ category: string }> };

export function generateStaticParams() {
  return listDocuments(['newsCategory'], (document, locale) => {
    const category = document[`permalink_${locale}`];
    return category ? { locale, category } : null;
  });
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  return await listMetadata(await params);
});

export default withNotFound(async function CategoryPage({ params }: Props) {
  const list = await findList(await params);
  return <NewsFront list={list} />;
});
