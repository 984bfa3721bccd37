/** The operator's mark on its own ground, beside the title of the Studio and on the sign-in screen. */
export function studioIcon() {
  return <img src="/brand/favicon.svg" alt="" width="100%" height="100%" />;
}
