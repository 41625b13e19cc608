import { afterAll, vi } from 'vitest'

/**
 * The files of a worker share its clock: a file that leaves a fake one behind breaks others, and only
 * in some orders. It fails itself instead.
 */
afterAll(() => {
  if (!vi.isFakeTimers()) return
  vi.useRealTimers()
  throw new Error('The tests left a fake clock behind: call vi.useRealTimers() after them.')
})
