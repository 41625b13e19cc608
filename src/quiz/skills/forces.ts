/** The abilities that questions about forces between particles practice; `skills.ts` checks their shape. */
export const forcesSkills = {
  'kinds-of-attraction': ['bonding', 'Tell the kinds of attraction between particles', 'forces'],
  'boiling-point-order': ['physical-properties', 'Order boiling points and say why', 'forces'],
  'vapor-pressure': [
    'physical-properties',
    'Link vapor pressure, volatility and boiling',
    'forces',
  ],
  'like-dissolves-like': ['physical-properties', 'Predict what dissolves in what', 'forces'],
  liquids: ['physical-properties', 'Explain viscosity and surface tension', 'forces'],
} as const
