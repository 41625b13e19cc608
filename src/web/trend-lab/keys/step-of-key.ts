/** The brackets, and their places on a keyboard of another alphabet or language. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  '[': -1,
  ']': 1,
  BracketLeft: -1,
  BracketRight: 1,
}

/** Returns the step to another property for which a key stands: null for none. */
export function stepOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): 1 | -1 | null {
  return STEPS[key] ?? STEPS[code] ?? null
}
