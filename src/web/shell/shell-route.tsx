import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'

import { showTheme, storedTheme } from '#web/theme/theme.ts'
import { focusHeading } from '#web/ui/focus/focus-heading.ts'
import { Toaster } from '#web/ui/toast/toaster.tsx'

import { Manifest } from './manifest.tsx'
import { Footer } from './navigation/footer.tsx'
import { Header } from './navigation/header.tsx'
import { MatchCall } from './navigation/match-call.tsx'
import { NavigationBar } from './navigation/navigation-bar.tsx'
import { ScreenError } from './screen-error.tsx'
import { useAccountStart } from './use-account-start.ts'
import { useFailedScreen } from './use-failed-screen.ts'
import { useLaterWork } from './use-later-work.ts'
import { useReminder } from './use-reminder.ts'

/** The frame of every screen: skip link, header, the screen itself, footer. */
export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A failing screen leaves its frame in place. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <ScreenError error={error} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  useFocusAfterNavigation()
  useThemeOfOtherTabs()
  useLaterWork()
  useReminder()
  useAccountStart()
  useFailedScreen()
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-full bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationBar />
      <Header />
      <MatchCall />
      <main
        id="main"
        tabIndex={-1}
        className="flex w-full grow flex-col px-[min(1rem,5vw)] pb-16 sm:px-6"
      >
        {children}
      </main>
      <Footer />
      <Toaster />
      <Manifest />
    </>
  )
}

/** A new screen is announced by its heading, which takes the focus. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation()
  const screen = pathname.split('/').slice(0, 3).join('/')
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    focusHeading()
  }, [screen])
}

/** A theme chosen in another tab shows here at once. */
function useThemeOfOtherTabs() {
  useEffect(() => storedTheme.subscribe(() => showTheme(storedTheme.get())), [])
}
