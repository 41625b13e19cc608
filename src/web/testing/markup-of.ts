import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** Returns the HTML of a screen once all of its parts are there. An error on the way makes the test fail. */
export async function markupOf(screen: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(screen, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw new AggregateError(errors)
  return new Response(prelude).text()
}
