import { useRef } from 'react'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identities } from '#chemistry/elements/identities.ts'

/** Letters typed within this time belong to one symbol. */
const TYPING_MS = 700

/** Takes keys one by one and calls back with the element whose symbol they spell so far. */
export function useTypedSymbol(onSymbol: (symbol: ElementSymbol) => void): (key: string) => void {
  const typed = useRef({ text: '', at: 0 })
  return (key) => {
    if (!/^[a-z]$/i.test(key)) return
    const now = performance.now()
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + key : key
    typed.current = { text, at: now }
    const symbol = symbolSpelled(text) ?? symbolSpelled(key)
    if (symbol !== null) onSymbol(symbol)
  }
}

/** The element with this symbol in any case, else the first whose symbol begins like it. */
export function symbolSpelled(text: string): ElementSymbol | null {
  const wanted = text.toLowerCase()
  const exact = identities.find(({ symbol }) => symbol.toLowerCase() === wanted)
  const found = exact ?? identities.find(({ symbol }) => symbol.toLowerCase().startsWith(wanted))
  return found?.symbol ?? null
}
