import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'

import { build } from 'vite'

import { newFeatures } from './new-features.ts'
import { precacheList } from './precache-list.ts'

const SOURCE = 'src/web/service-worker/service-worker.ts'

/**
 * Writes `sw.js` into the folder of the built web. The list of the files that it keeps is in it, so
 * it differs whenever one of them does, and that is how browsers notice a new build.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const names = globSync(`${folder}/**/*.{html,js,css,woff2,svg,webmanifest}`)
  const files = await Promise.all(
    names.map(async (name) => ({
      path: name.slice(folder.length).split(sep).join('/'),
      content: await readFile(name),
    })),
  )
  const changelog = await readFile('CHANGELOG.md', 'utf8')
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHED: JSON.stringify(precacheList(files)),
      NEW_FEATURES: JSON.stringify(newFeatures(changelog)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
