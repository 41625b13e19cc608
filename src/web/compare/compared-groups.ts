/** The groups of the table by their numbers. */
export const allGroups: readonly number[] = Array.from({ length: 18 }, (_, index) => index + 1)

const MAX_GROUPS = 4

/** The groups of an address in its order, and those that are too many. */
export type ComparedGroups = {
  readonly chosen: readonly number[]
  readonly refused: readonly number[]
}

/** Reads groups such as '1,17': repeated and unknown ones are left out. */
export function groupsIn(text: string): ComparedGroups {
  const found = text
    .split(',')
    .filter((part) => /^\s*\d{1,2}\s*$/.test(part))
    .map(Number)
    .filter((group) => allGroups.includes(group))
  const distinct = [...new Set(found)]
  return { chosen: distinct.slice(0, MAX_GROUPS), refused: distinct.slice(MAX_GROUPS) }
}
