import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const SCRIPT = 'document.documentElement.className = "wizard"'
export const STYLE = 'body { margin: 0 }'

/** The origin given to the build. */
export const BUILT_FOR = 'http://localhost:3000'

/** Pages and files such as the build of the web leaves behind. */
export const siteFiles = {
  'index.html': page('Home', `<style>${STYLE}</style><script>${SCRIPT}</script>`),
  'dashboard/index.html': page('Dashboard', '<script src="/assets/app-abc123.js"></script>'),
  'dashboard/periodic-table/Fe/index.html': page('Iron', ''),
  'element/iron/index.html': page('Iron', ''),
  'element/aluminum/index.html': page('Aluminum', ''),
  'element/cesium/index.html': page('Cesium', ''),
  'element/sulfur/index.html': page('Sulfur', ''),
  'blogs/index.html': page('Articles', ''),
  'blog/salts/index.html': page('Salts', '<span class="katex">NaCl</span>'),
  'update-password/index.html': page('New password', ''),
  'app-shell/index.html': page('Any screen', ''),
  'confirm-email/index.html': page('New address', ''),
  '404/index.html': page('Not found', ''),
  'assets/app-abc123.js': `export const answer = ${JSON.stringify('42 '.repeat(500))}`,
  'assets/app-abc123.js.map': '{"version":3}',
  'elements.json': '[{"symbol":"H"}]',
  'robots.txt': `Sitemap: ${BUILT_FOR}/sitemap.xml\n`,
  'sitemap.xml': `<loc>${BUILT_FOR}/</loc><loc>${BUILT_FOR}/blogs</loc>`,
  'sw.js': 'self.addEventListener("fetch", () => {})',
  '.env': 'SECRET=1',
} as const

/** Writes the built site, with its compressed forms, to a new folder and gives the folder. */
export function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries(siteFiles)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    if (name.endsWith('.js')) writeFileSync(`${file}.gz`, gzipSync(text))
  }
  return folder
}

function page(title: string, extra: string): string {
  return `<!doctype html><html><head><title>${title}</title>${extra}</head><body></body></html>`
}
