import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { elements } from '#chemistry/elements/elements.ts'
import { publicRecord } from '#chemistry/elements/public-record.ts'
import { isListed, writeFeeds } from '#content/pipeline/feeds.ts'
import { siteOrigin } from '#content/pipeline/origin.ts'
import { prerenderedPaths } from '#web/paths.ts'

import { buildServiceWorker } from './build-service-worker.ts'
import { type BuildManifest, parseManifest, shortenedRoutes } from './built-files.ts'
import { preparePracticePage, prepareTablePage, scriptsLast } from './script-order.ts'
import { withSocialTags } from './social-tags.ts'
import { withFirstStyles, withUsedStyles } from './used-styles.ts'

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
  const manifest = await takeManifest(folder)
  await preparePracticePage(folder, manifest)
  await prepareTablePage(folder)
  const sheet = await writeSheet(folder)
  const pages = globSync(`${folder}/**/*.html`)
  await Promise.all(pages.map((file) => finish(file, folder, manifest, sheet)))
  await shortenRoutes(folder)
  await buildServiceWorker(folder)
  // All at once, each with memory of its own, they would take half as long again.
  const texts = globSync(`${folder}/**/*.{html,js,css,json,svg,txt,xml,webmanifest}`)
  await Readable.from(texts).forEach(compress, { concurrency: availableParallelism() })
}

async function shortenRoutes(folder: string): Promise<void> {
  const [file] = globSync(`${folder}/assets/manifest-*.js`)
  if (file === undefined) throw new Error('The build has no list of routes for the browser.')
  await writeFile(file, shortenedRoutes(await readFile(file, 'utf8')))
}

/** The style sheet of the app, which the build has written into every page, as a file of its own. */
type Sheet = { readonly css: string; readonly address: string }

/** Writes the style sheet of the app into a file that all its pages share. */
async function writeSheet(folder: string): Promise<Sheet> {
  const shell = await readFile(join(folder, 'app-shell/index.html'), 'utf8')
  const [, css] = /<style>([\s\S]+?)<\/style>/.exec(shell) ?? []
  if (css === undefined) throw new Error('The page without a screen has no styles.')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const address = `/assets/app-${hash}.css`
  await writeFile(join(folder, address), css)
  return { css, address }
}

/**
 * Puts the scripts last, leaves the styles that a page needs, or needs until its scripts come, and adds social tags to
 * the pages that search engines may list.
 */
async function finish(
  file: string,
  folder: string,
  manifest: BuildManifest,
  sheet: Sheet,
): Promise<void> {
  const html = scriptsLast(await readFile(file, 'utf8'), manifest, sheet.address)
  const isStill = !html.includes('type="module"')
  const page = isStill ? withUsedStyles(html) : withFirstStyles(html, sheet.css)
  const path = file.slice(folder.length).replace(/\/?index\.html$/, '') || '/'
  await writeFile(file, isListed(path) ? withSocialTags(page, siteOrigin(), path) : page)
}

/** The list of which source file led to which built file is only for the build. */
async function takeManifest(folder: string): Promise<BuildManifest> {
  const manifest = parseManifest(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await rm(join(folder, '.vite'), { recursive: true })
  return manifest
}

/**
 * Hashed assets are few and kept for a year, and articles are long, so both are worth the slowest
 * setting. For the many other pages the one below is quicker and packs almost as tightly. A lower one
 * does not pay: 9 takes longer than 10.
 */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const isQuick = file.endsWith('.html') && !file.includes('/blog/')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 10 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
