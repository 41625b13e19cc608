/** The longest answer that a learner can make, in characters. */
export const RESPONSE_MOST = 300
