import type { ReactNode } from 'react'

import { useInBrowser } from '#web/store/use-in-browser.ts'

/** Says, where the browser keeps no cookies, what cannot work for that reason, and what works without. */
export function CookieNotice({ children }: { readonly children: ReactNode }) {
  const isBlocked = useInBrowser() && !navigator.cookieEnabled
  return (
    <div aria-live="polite">
      {isBlocked ? (
        <p className="mb-4 rounded-md border border-outline bg-accent-soft px-4 py-3 text-sm">
          {children}
        </p>
      ) : null}
    </div>
  )
}
