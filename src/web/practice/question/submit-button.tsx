import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'

import { WayOn } from './way-on.tsx'

/** Submits the option that is chosen. Where it sticks to the window, the answer scrolls out from under it. */
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
    bar.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <WayOn>
      <Button ref={button} type="submit" look="primary" className="w-full sm:w-auto">
        {isLast ? 'Submit Answer' : 'Check this part'}
      </Button>
    </WayOn>
  )
}
