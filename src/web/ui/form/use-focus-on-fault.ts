import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first invalid field of a refused form.
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
