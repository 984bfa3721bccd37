import { headOrLost, pageOrLost } from '#app/_ui/errors/with-not-found.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { findList, listMetadata } from './find-list.ts';
import { NewsFront } from './news-front.tsx';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    return await listMetadata();
  }),
);

export default pageOrLost(
  pageOrFirstSteps(async function NewsPage() {
    const list = await findList();
    return <NewsFront list={list} />;
  }),
);
