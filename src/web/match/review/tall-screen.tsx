import type { ReactNode } from 'react'

/** As high as the screens that follow, so that what stands below them never comes into sight and goes. */
export function TallScreen({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-h-dvh flex-col pb-24">{children}</div>
}
