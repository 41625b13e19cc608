/** Whether the last press was that of Tab: then the visitor is on a way of their own. */
let isOnTheWay = false

if (!import.meta.env.SSR) {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, (press) => (isOnTheWay = 'key' in press && press.key === 'Tab'), true)
}

/**
 * Whether a screen that comes to life may take the focus: not from a control to which the visitor has just
 * moved with Tab.
 */
export function mayTakeFocus(): boolean {
  return !isOnTheWay || document.activeElement === document.body
}

/** Gives the focus to the heading of the screen, which announces the new content. */
export function focusHeading(): void {
  if (!mayTakeFocus()) return
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
