import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { findList, listMetadata } from './find-list.ts';
import { NewsFront } from './news-front.tsx';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    return await listMetadata();
  }),
);

export default withNotFound(
  withFirstSteps(async function NewsPage() {
    const list = await findList();
    return <NewsFront list={list} />;
  }),
);
