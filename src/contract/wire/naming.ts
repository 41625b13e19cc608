/** `total_time_spent` as `totalTimeSpent`. */
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** `totalTimeSpent` as `total_time_spent`. */
type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

export type FromWire<Fields> = { [Name in keyof Fields as CamelCase<Name>]: Fields[Name] }
export type ToWire<Fields> = { [Name in keyof Fields as SnakeCase<Name>]: Fields[Name] }

/** Names repeat with every row, so each is worked out once. They come from the code, so there are few. */
const camelCase = remembered((name) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
)
const snakeCase = remembered((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/**
 * Returns the fields of a call, or the columns of a row, under the names that the code gives them.
 * @example fromWire({ best_streak: 5 }) // { bestStreak: 5 }
 */
export function fromWire<Fields extends object>(fields: Fields): FromWire<Fields>
export function fromWire(fields: object): object {
  return renamed(fields, camelCase)
}

/**
 * Returns the fields under the names that they have in calls and in the tables of the database.
 * @example toWire({ bestStreak: 5 }) // { best_streak: 5 }
 */
export function toWire<Fields extends object>(fields: Fields): ToWire<Fields>
export function toWire(fields: object): object {
  return renamed(fields, snakeCase)
}

function renamed(fields: object, rename: (name: string) => string): object {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) given[rename(name)] = value
  return given
}

function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = rename(name)
    known.set(name, made)
    return made
  }
}
