import { type ReactNode, Suspense } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

import { LastResort } from './shell/last-resort.tsx'
import { Logo } from './shell/navigation/logo.tsx'
import { pageColors, themeScript } from './theme/theme-script.ts'
import { useIsStill } from './ui/static-pages.ts'

import styles from './styles/app.css?inline'

/** The page around every route. Pages whose handle says `still` are only read: they get no script. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const isStill = useIsStill()
  return (
    <html lang="en" className="wizard" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={pageColors.wizard} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <EarlyScript />
        <Meta />
        <Links />
        <Styles />
      </head>
      <body>
        {isStill ? null : <WithoutScript />}
        {children}
        {isStill ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** In the page that is no route's own, until its script has made the screen that the address names. */
export function HydrateFallback() {
  return (
    <main className="grid grow place-items-center">
      <Logo className="size-16" />
    </main>
  )
}

/**
 * Translators and other helpers of the browser may change a page before its program comes. React then
 * makes anew what differs from what it knows, up to the next `Suspense`: without one that would be the
 * document.
 */
export default function Root() {
  return (
    <LastResort>
      <Suspense>
        <Outlet />
      </Suspense>
    </LastResort>
  )
}

const withoutScript =
  '<p class="without-script">JavaScript is switched off in this browser, so nothing here answers. What is built into the page can be read: the <a href="/dashboard/periodic-table">periodic table</a>, the <a href="/blogs">articles</a> and <a href="/about">what this is</a>. Practice, progress and matches need JavaScript.</p>'

/** Says what still works where scripts are switched off. The text stands in the built page alone. */
function WithoutScript() {
  return (
    <noscript
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? withoutScript : '' }}
      suppressHydrationWarning
    />
  )
}

/**
 * The script that runs before the first paint. It stands in the built page, so React needs no
 * second copy.
 */
function EarlyScript() {
  const script = import.meta.env.SSR ? themeScript() : ''
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
}

/**
 * The stylesheet stands in the page itself, so the first paint waits for nothing. The browser never
 * needs a second copy: only the build reads the text.
 */
function Styles() {
  return (
    <style
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : '' }}
      suppressHydrationWarning
    />
  )
}
