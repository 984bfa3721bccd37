/** Opens every `details` around a control: browsers do so only for a search in the page, and not all of them for a link. */
export function reveal(control: Element): void {
  for (
    let part = control.closest('details');
    part !== null;
    part = part.parentElement?.closest('details') ?? null
  )
    part.open = true;
}
