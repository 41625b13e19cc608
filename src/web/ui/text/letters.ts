/** The names of the four options, in their order. */
export const letters = ['A', 'B', 'C', 'D'] as const
