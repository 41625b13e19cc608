/** The longest answer that a learner can make, in characters. */
export const MAX_RESPONSE = 300
