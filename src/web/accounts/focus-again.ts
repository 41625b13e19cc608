/**
 * Gives the focus back to what had it before its form was disabled for a while, unless the visitor has
 * taken it elsewhere meanwhile.
 */
export function focusAgain(before: Element | null): void {
  const isLost = document.activeElement === document.body
  if (isLost && before instanceof HTMLElement) before.focus()
}
