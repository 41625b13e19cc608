import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the first field of a form that was refused. */
export function useFocusOnFault(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
