import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';

/** The build prerenders none. Without this, each would be rendered per request and streamed before its status is known. */
export const generateStaticParams = () => [];

/** A real 404 inside the shell for every unknown path, in the language of the address (A11). */
export default withNotFound(() => notFound());

export const generateMetadata = withNotFoundMetadata(() => notFound());
