import { showTheme } from './theme.ts'

/**
 * Shows the theme that the page around a frame asks for or, where it asks for none, that of the visitor's system.
 * The script of the built page does so before the first paint. Returns a function that stops following.
 */
export function followFrameTheme(asked: string | null): () => void {
  const light = matchMedia('(prefers-color-scheme: light)')
  const show = () => {
    const isLight = asked === null ? light.matches : asked === 'light'
    showTheme(isLight ? 'light' : 'wizard')
  }
  show()
  light.addEventListener('change', show)
  return () => light.removeEventListener('change', show)
}
