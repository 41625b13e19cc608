/** Gives the focus to the heading of the screen, which announces the new content. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
