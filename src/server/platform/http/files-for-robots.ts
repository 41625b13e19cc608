import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MAP = '/sitemap.xml'
/** Files that name pages by their whole addresses, for programs that ask at any address. */
const FILES = ['/robots.txt', MAP, '/feed.xml']

/**
 * The files for robots of the web built in a folder, by their paths, with the origin where the web is
 * served in place of the one that it was built for. None where the two are the same.
 */
export function filesForRobots(folder: string, origin: string): ReadonlyMap<string, Buffer> {
  const built = builtOrigin(folder)
  if (built === null || built === origin) return new Map()
  const there = FILES.filter((path) => existsSync(join(folder, path)))
  return new Map(
    there.map((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      return [path, Buffer.from(text.replaceAll(`${built}/`, `${origin}/`))]
    }),
  )
}

function builtOrigin(folder: string): string | null {
  const robots = join(folder, 'robots.txt')
  if (!existsSync(robots)) return null
  const address = /^Sitemap: (.+)$/m.exec(readFileSync(robots, 'utf8'))?.[1]
  return address === undefined ? null : address.slice(0, -MAP.length)
}
