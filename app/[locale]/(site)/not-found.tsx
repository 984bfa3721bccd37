import { NotFound } from '#app/_ui/errors/not-found-view.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}
