import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'

import { WayOn } from './way-on.tsx'

/**
 * Submits the option that is chosen. Where it sticks to the window, the option that was just chosen scrolls
 * out from under it.
 */
export function SubmitButton({
  isLast = true,
}: {
  /** Of a problem in parts only the last part submits the answer. */
  readonly isLast?: boolean
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const bar = button.current?.parentElement ?? null
    if (bar === null || getComputedStyle(bar).position !== 'sticky') return
    const form = bar.closest('form')
    const chosen = form?.querySelector(':focus') ?? form?.querySelector('input:checked')
    // The other options, keys and the unit belong to an input. What is tapped may be tapped again.
    const shown = chosen?.matches('input')
      ? [...(form?.querySelectorAll('fieldset :is(button, input, select)') ?? [])].at(-1)
      : chosen
    const target = shown?.closest('label') ?? shown
    target?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <WayOn>
      <Button ref={button} type="submit" look="primary" className="w-full sm:w-auto">
        {isLast ? 'Submit Answer' : 'Check this part'}
      </Button>
    </WayOn>
  )
}
