import type { Lure } from '#quiz/template.ts'

/** Lists the lure when its condition holds, and nothing otherwise. */
export function lureIf<Value>(condition: boolean, lure: Lure<Value>): readonly Lure<Value>[] {
  return condition ? [lure] : []
}
