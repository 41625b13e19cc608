import { useInBrowser } from '#web/store/use-in-browser.ts'

/**
 * Says why signing in cannot work where the browser keeps no cookies, and which features work
 * without.
 */
export function CookieNotice() {
  const isBlocked = useInBrowser() && !navigator.cookieEnabled
  return (
    <div aria-live="polite">
      {isBlocked ? (
        <p className="mb-4 rounded-md border border-outline bg-accent-soft px-4 py-3 text-sm">
          This browser keeps no cookies for this site, so you cannot stay signed in. Allow cookies
          to use an account. Practice, the table and the articles work without one.
        </p>
      ) : null}
    </div>
  )
}
