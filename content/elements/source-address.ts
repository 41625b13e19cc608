import type { Source } from './detail.ts'

/** Returns the address where a source can be read in the version that was used; null for the record of this site. */
export function sourceAddress({
  repository,
  commit,
}: Pick<Source, 'repository' | 'commit'>): string | null {
  const [, scope, version] = /^(@[\w-]+\/[\w.-]+) ([\d.]+)$/.exec(repository) ?? []
  if (scope !== undefined) return `https://www.npmjs.com/package/${scope}/v/${version}`
  const [path = ''] = repository.split(' ')
  return commit === '' ? null : `https://github.com/${path}/tree/${commit}`
}
