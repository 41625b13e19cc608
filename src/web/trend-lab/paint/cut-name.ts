const LONGEST_NAME = 8
const CUT_NAME = 6

/** A name as it fits a cell: longer ones are cut. */
export function cutName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, CUT_NAME)}…`
}
