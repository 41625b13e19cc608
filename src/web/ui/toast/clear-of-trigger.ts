/** The last pressed control: not every browser moves the focus to a button that is pressed. */
let pressed: Element | null = null

/** Notes pressed controls from here on. */
export function watchPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed =
        target instanceof Element ? (target.closest('button, a, label, summary') ?? target) : null
    },
    { capture: true },
  )
}

/**
 * Moves the toasts to the top of the window when at the bottom they would cover their trigger: the
 * element pressed last, or with the focus.
 */
export function keepClear(card: Element): void {
  const place = card.closest('section')
  if (place === null) return
  delete place.dataset.place
  const cards = [...place.querySelectorAll('.toast')]
  const triggers = [pressed, document.activeElement].filter((trigger) => isControl(trigger, place))
  const isCovered = triggers.some((trigger) => cards.some((one) => overlap(one, trigger)))
  if (isCovered) place.dataset.place = 'top'
}

function isControl(trigger: Element | null, place: Element): trigger is Element {
  return (
    trigger !== null &&
    trigger.isConnected &&
    !place.contains(trigger) &&
    !trigger.matches('html, body, main')
  )
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
