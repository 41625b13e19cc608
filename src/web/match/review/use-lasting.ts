import { useEffect, useState } from 'react'

/** Returns whether something has been true for so many milliseconds without a break. */
export function useLasting(isTrue: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setHasLasted(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isTrue, milliseconds])
  return isTrue && hasLasted
}
