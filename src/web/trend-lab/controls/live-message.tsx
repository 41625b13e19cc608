import { useEffect, useState } from 'react'

/** During quick changes only the final value is read out. */
const QUIET_MS = 700

/** Reads a sentence out when it has stood for a moment. */
export function LiveMessage({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      <span key={said}>{said}</span>
    </p>
  )
}
