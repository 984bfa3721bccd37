import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { findList, listMetadata } from './find-list.ts';
import { NewsFront } from './news-front.tsx';

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = headOrLost(
  headOrFirstSteps(async ({ params }: Props) => {
    return await listMetadata(await params);
  }),
);

export default pageOrLost(
  pageOrFirstSteps(async function NewsPage({ params }: Props) {
    const list = await findList(await params);
    return <NewsFront list={list} />;
  }),
);
