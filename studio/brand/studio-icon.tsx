/** The operator's logo on its own background, beside the Studio's title and on the sign-in screen. */
export function studioIcon() {
  return <img src="/brand/favicon.svg" alt="" width="100%" height="100%" />;
}
