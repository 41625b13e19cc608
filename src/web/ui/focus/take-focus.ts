/** As a ref: what has just come, or has just become the place to go on from, takes the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
