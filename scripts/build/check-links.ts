import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { elements } from '#chemistry/elements/elements.ts'
import { lateParts } from '#web/ui/parts/part-lists.ts'

import { deadLinks } from './links.ts'

// Every link of the built site leads to a page, a place on it, or a file.
const folder = join(import.meta.dirname, '../../dist/client')
const paths = globSync(join(folder, '**/*.*')).map((file) => `/${relative(folder, file)}`)
const pages = paths
  .filter((path) => path.endsWith('.html'))
  .map((file) => {
    const path = file.replace(/\/?index\.html$/, '') || '/'
    const later = (lateParts[path] ?? []).map(({ id }) => `<div id="${id}">`)
    return { path, html: readFileSync(join(folder, file), 'utf8') + later.join('') }
  })
const files = paths.filter((path) => !path.endsWith('.html'))
/** The browser makes these. */
const frames = ['/embed/table', ...elements.map(({ symbol }) => `/embed/element/${symbol}`)]
const dead = deadLinks(pages, new Set([...files, ...frames]))

if (pages.length === 0) process.stderr.write('There is no built page.\n')
for (const link of dead) process.stderr.write(`${link} leads nowhere\n`)
process.exitCode = dead.length === 0 && pages.length > 0 ? 0 : 1
