import { useInBrowserSoon } from '#web/store/use-in-browser.ts'

/**
 * Names the manifest of the installed app once the page has come to life: a browser fetches it as
 * soon as it is named, and the first view should have the line to itself.
 */
export function Manifest() {
  return useInBrowserSoon() ? <link rel="manifest" href="/manifest.webmanifest" /> : null
}
