import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the first field of a form that was refused.
 * @param problems what is wrong, by field; empty while nothing is
 */
export function useFocusOnFault(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
