import { setTimeout } from 'node:timers/promises'

/** How often something is tried, and for how long. */
type Pace = { readonly everyMs: number; readonly withinMs: number }

/**
 * Repeats an action until its result is wanted, or until no time is left for one more try.
 * @returns the last result: a caller that cannot do without a wanted one checks it
 */
export async function poll<Result>(
  act: () => Result | Promise<Result>,
  isWanted: (result: Result) => boolean,
  { everyMs, withinMs }: Pace,
): Promise<Result> {
  const endsAt = performance.now() + withinMs
  for (;;) {
    // Each try comes after the one before.
    // oxlint-disable-next-line no-await-in-loop
    const result = await act()
    if (isWanted(result) || performance.now() + everyMs > endsAt) return result
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(everyMs)
  }
}
