import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';

/** None is made by the build; without this, each would be made for every visitor anew, and streamed before it has a status. */
export const generateStaticParams = () => [];

/** Every path that no page knows: a real 404 inside the shell, in the language of the address (A11). */
export default withNotFound(() => notFound());

export const generateMetadata = withNotFoundMetadata(() => notFound());
