import type { ReactNode } from 'react'

/** Reserves the height of the next screens to avoid a layout shift. */
export function TallScreen({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-h-dvh flex-col pb-24">{children}</div>
}
