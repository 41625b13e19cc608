/** The five shelves of the library, in reading order, with the question category to practice. */
export const shelves = [
  { id: 'atoms-and-isotopes', label: 'Atoms and isotopes', practice: 'atomic-structure' },
  { id: 'periodic-table', label: 'The periodic table', practice: 'periodicity' },
  { id: 'bonding-and-molecules', label: 'Bonding and molecules', practice: 'bonding' },
  { id: 'reactions-and-amounts', label: 'Reactions and amounts', practice: 'general' },
  { id: 'chemistry-around-us', label: 'Chemistry around us', practice: 'general' },
] as const

export type ShelfId = (typeof shelves)[number]['id']

/** The shelf that an article stands on. */
export function shelfOf(id: ShelfId): (typeof shelves)[number] {
  return shelves.find((shelf) => shelf.id === id) ?? shelves[0]
}
