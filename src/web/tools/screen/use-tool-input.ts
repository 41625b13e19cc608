import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useInBrowser } from '#web/store/use-in-browser.ts'

/** The address follows after a pause in typing; browsers allow a limited number of changes. */
const PAUSE_MS = 300

/** The fields of a tool by their names in the address. */
export type Fields = Readonly<Record<string, string>>

export type ToolInput<Values extends Fields> = {
  readonly values: Values
  readonly change: (part: Partial<Values>) => void
}

/**
 * The input of a tool. It is read from the address, or is the example where the address has none, and
 * the address follows each change. The built page shows the example.
 * @param read makes the values from the fields of the address
 */
export function useToolInput<Values extends Fields>(
  example: Values,
  read: (field: (name: string) => string) => Values,
): ToolInput<Values> {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<Values | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isAsked = Object.keys(example).some((name) => search.has(name))
  const asked = isAsked ? read((name) => search.get(name) ?? '') : example
  const values = typed ?? (isInBrowser ? asked : example)

  function change(part: Partial<Values>) {
    const next = { ...(typed ?? asked), ...part }
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      history.replaceState(history.state, '', addressOf(next))
    }, PAUSE_MS)
  }

  return { values, change }
}

/** Empty fields are left out, unless all are empty: then the example must not come back. */
function addressOf(values: Fields): string {
  const entries = Object.entries(values)
  const filled = entries.filter(([, value]) => value !== '')
  return `?${new URLSearchParams(filled.length === 0 ? entries : filled).toString()}`
}
