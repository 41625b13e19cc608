import type { Plugin } from 'vite'

import { readLibrary } from '#content/elements/read-library.ts'

const PAGES = 'virtual:element-pages'

/**
 * The element pages for Vite: `virtual:element-pages` draws them for the build and is empty in the
 * browser, where an element page is a document of its own without script.
 */
export function elementPages(): Plugin {
  return {
    name: 'element-pages',
    enforce: 'pre',
    resolveId: (id) => (id === PAGES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${PAGES}`) return undefined
      if (this.environment.name === 'client') return 'export const elementPageOf = () => null\n'
      return `import { elementPages } from '/src/web/element-pages/element-pages.tsx'
export const elementPageOf = elementPages(${JSON.stringify(readLibrary())})
`
    },
  }
}
