import { Lost } from '#app/_ui/errors/not-found-view.tsx';

export default async function NotFound() {
  return <Lost />;
}
