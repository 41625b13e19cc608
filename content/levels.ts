/** How hard a page of the library is, from easy to hard, and how it is named. */
export const levelLabels = {
  start: 'Start here',
  core: 'Core',
  stretch: 'Stretch',
} as const

export type Level = keyof typeof levelLabels

/** The levels from easy to hard. */
export const levels: readonly Level[] = ['start', 'core', 'stretch']
