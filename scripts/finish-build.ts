import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { elements } from '#chemistry/elements.ts'
import { publicRecord } from '#chemistry/public-record.ts'
import { writeFeeds } from '#content/pipeline/feeds.ts'
import { prerenderedPaths } from '#web/paths.ts'

import { buildServiceWorker } from './build-service-worker.ts'

/**
 * The last step of a build of the web: leaves the pages as they are sent, adds the element data, the
 * site map and the feed as files, builds the service worker, and puts a Brotli and a gzip copy beside
 * everything that is text.
 */
export async function finishBuild(): Promise<void> {
  const folder = 'dist/client'
  // The page without a screen of its own: offline, it makes the screens that are not kept as pages.
  await mkdir(join(folder, 'app-shell'), { recursive: true })
  await rename(join(folder, '__spa-fallback.html'), join(folder, 'app-shell/index.html'))
  await rm('dist/server', { recursive: true, force: true })
  await writeFile(join(folder, 'elements.json'), JSON.stringify(elements.map(publicRecord)))
  await writeFeeds(folder, prerenderedPaths)
  await Promise.all(globSync(`${folder}/**/*.html`).map(dropPreloads))
  await buildServiceWorker(folder)
  await Promise.all(
    globSync(`${folder}/**/*.{html,js,css,json,svg,txt,xml,webmanifest}`).map(compress),
  )
}

/**
 * Preloaded modules would compete with the page itself for a slow line. Without them the page is
 * painted first and its scripts come after it.
 */
async function dropPreloads(file: string): Promise<void> {
  const html = await readFile(file, 'utf8')
  await writeFile(file, html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''))
}

/** Hashed assets are few and kept for a year, so they are worth the slowest setting. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const quality = file.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
