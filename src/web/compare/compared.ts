import { type Element, elements } from '#chemistry/elements/elements.ts'

export const MAX_COMPARED = 4

/** The elements of an address in its order, and those that are too many. */
export type Compared = {
  readonly chosen: readonly Element[]
  readonly refused: readonly Element[]
}

/** Reads symbols such as 'Na,K,Rb': repeated and unknown ones are left out. */
export function comparedIn(text: string): Compared {
  const found = text.split(',').flatMap((part) => {
    const wanted = part.trim().toLowerCase()
    return elements.filter(({ symbol }) => symbol.toLowerCase() === wanted)
  })
  const distinct = [...new Set(found)]
  return { chosen: distinct.slice(0, MAX_COMPARED), refused: distinct.slice(MAX_COMPARED) }
}

/** Writes elements as an address has them. */
export function symbolsText(chosen: readonly Element[]): string {
  return chosen.map(({ symbol }) => symbol).join(',')
}
