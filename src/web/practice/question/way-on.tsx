import type { ReactNode } from 'react'

/** Holds the button that leads on. On a phone it stays in reach, above the tabs. */
export function WayOn({ children }: { readonly children: ReactNode }) {
  return <div className="way-on">{children}</div>
}
