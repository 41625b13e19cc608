import { useInBrowserSoon } from './use-in-browser.ts'
import { useVisitor } from './visitor.ts'

/**
 * Whether the visitor's own data shows: it is on its way while a prerendered page takes over or an
 * account is being opened, and out of reach when there is no connection to the account.
 */
export function useOwnData(): 'coming' | 'here' | 'out of reach' {
  const isInBrowser = useInBrowserSoon()
  const visitor = useVisitor()
  if (!isInBrowser) return 'coming'
  if (visitor.status !== 'opening') return 'here'
  return visitor.isStuck ? 'out of reach' : 'coming'
}
