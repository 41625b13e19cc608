import * as z from 'zod'

const names = z.record(z.string(), z.string()).default({})

const packageSchema = z.object({
  version: z.string(),
  license: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  dependencies: names,
})

const lockSchema = z.object({
  packages: z.record(z.string(), z.union([packageSchema, z.object({ dependencies: names })])),
})

/** A package whose code or data runs on the server or in browsers. */
export type ShippedPackage = {
  readonly name: string
  readonly version: string
  /** As the package itself says it, in the words of SPDX; empty when it does not. */
  readonly license: string
  /** Whether it comes from the registry and the lock file has the hash of its bytes. */
  readonly isPinned: boolean
}

/**
 * Development dependencies whose code the build puts into pages and scripts: styles, fonts and
 * the service worker; and the Node that runs the server.
 */
const BUILT_IN = [
  'katex',
  'node',
  'tailwindcss',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]
const REGISTRY = 'https://registry.npmjs.org/'

/** Everything that is shipped, with all that it needs in turn, by name. */
export function shippedPackages(lockFile: string): readonly ShippedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(lockFile))
  const root = packages['']?.dependencies ?? {}
  const waiting = [...Object.keys(root), ...BUILT_IN].map((name) => placeOf(name, ''))
  const found = new Map<string, ShippedPackage>()
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = packages[place]
    if (entry === undefined || !('version' in entry) || found.has(place)) continue
    const { version, license = '', resolved = REGISTRY, integrity = '' } = entry
    const isPinned = resolved.startsWith(REGISTRY) && integrity.startsWith('sha512-')
    found.set(place, { name: nameOf(place), version, license, isPinned })
    for (const name of Object.keys(entry.dependencies)) waiting.push(placeOf(name, place))
  }
  return [...found.values()].toSorted((one, other) =>
    `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`, 'en'),
  )

  /** Where a package that stands at `from` finds another: beside its own, or further up. */
  function placeOf(name: string, from: string): string {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (from === '' || packages[place] !== undefined) return place
    return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
  }
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
