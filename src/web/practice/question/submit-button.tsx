import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'

import { WayOn } from './way-on.tsx'

/**
 * Submits the option that is chosen. Where it sticks to the window, what was just chosen scrolls out
 * from under it, and nothing else moves: the next tap may follow at once.
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
    const shown = chosen?.closest('label') ?? chosen
    shown?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <WayOn>
      <Button ref={button} type="submit" look="primary" className="w-full sm:w-auto">
        {isLast ? 'Submit Answer' : 'Check this part'}
      </Button>
    </WayOn>
  )
}
