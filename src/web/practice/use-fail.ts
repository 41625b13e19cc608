import { useState } from 'react'

/** Returns the way of asynchronous work to the error page: what it is given is thrown while rendering. */
export function useFail(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  if (failure !== null) throw failure.error
  return (error) => setFailure({ error })
}
