/**
 * As a ref: gives the focus to an element that has just appeared, or has just become the place to
 * go on from.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
