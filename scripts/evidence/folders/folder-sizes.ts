import { dirname } from 'node:path'

/** A folder that may hold more files than others. */
export type LargeFolder = {
  readonly folder: string
  readonly reason: string
  /** Whether it may grow for good, as a list that is only appended to; the others have to shrink. */
  readonly isList: boolean
}

/** The most files in one folder, without tests. */
export const MAX_FILES = 15

/** Tests, and files whose names and places are given by tools or by the rules of the repository. */
const NOT_COUNTED = /\.test\.tsx?$|(?:^|\/)(?:tsconfig\.json|SPEC\.md)$/

/**
 * Returns one line for each folder with too many files, and for each exception that is not needed.
 * @param paths every file, with forward slashes
 */
export function oversizedFolders(
  paths: readonly string[],
  allowed: readonly LargeFolder[],
): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter((one) => !NOT_COUNTED.test(one))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > MAX_FILES)
  const needless = allowed.filter(({ folder, isList }) =>
    isList ? !counts.has(folder) : (counts.get(folder) ?? 0) <= MAX_FILES,
  )
  return [
    ...large
      .filter(([folder]) => !allowed.some((exception) => exception.folder === folder))
      .map(
        ([folder, count]) =>
          `${folder}: ${count} files that are not tests, more than ${MAX_FILES}; split it by subject`,
      ),
    ...needless.map(({ folder }) => `${folder}: needs no exception; remove it`),
  ]
}
