import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const gases = {
  GA1: {
    idea: 'A temperature in degrees Celsius goes into a gas law.',
    isSlip: true,
    correction:
      'Volume and pressure of a gas are proportional to its temperature in kelvin. Doubling 20 °C does not double the temperature.',
  },
  GA2: {
    idea: 'Pressure and volume of a gas rise together, or a ratio in a gas law is turned around.',
    isSlip: true,
    correction:
      'At constant temperature half the volume means double the pressure. Warming raises the volume or the pressure.',
  },
  GA3: {
    idea: 'Squeezing a gas makes its particles faster.',
    correction:
      'At the same temperature the particles have the same mean speed. In less room they hit the walls more often.',
  },
  GA4: {
    idea: 'The particles of a heated gas swell, or become more.',
    correction: 'The particles move faster. Their size and their number stay the same.',
  },
  GA5: {
    idea: 'Heavier or larger gas particles press harder or need more room.',
    correction:
      'At the same temperature and pressure, equal volumes hold equally many particles. Which gas it is does not matter.',
  },
  GA6: {
    idea: 'At the same temperature all gas particles are equally fast, or the speed goes with the mass.',
    correction:
      'At the same temperature the mean kinetic energy is equal. Lighter particles are faster, by the square root of the ratio of the masses.',
  },
  GA7: {
    idea: 'A partial pressure goes by mass, or is shared equally among the gases.',
    correction:
      'A partial pressure goes by moles. It is the share of the moles times the total pressure.',
  },
  GA8: {
    idea: 'A gas that is collected over water is dry.',
    correction:
      'Water vapor is part of the total pressure. It is subtracted before the gas law is used.',
  },
  GA9: {
    idea: 'One mole of gas fills 22.4 L under all conditions, or its volume follows from its mass.',
    correction:
      'A mole of gas fills 22.4 L only at 0 °C and 1 atm. Elsewhere the molar volume is another one, but alike for all gases.',
  },
  GA10: {
    idea: 'A gas is nearly ideal when it is cold and compressed.',
    correction:
      'A hot and thin gas is nearly ideal. In a cold and dense one the particles feel each other and fill part of the room.',
  },
  GA11: {
    idea: 'Collisions use up the energy of the particles, so that the pressure fades.',
    correction:
      'Collisions of gas particles are elastic on average. At constant temperature no energy is lost.',
  },
  GA12: {
    idea: 'The gas constant of one unit of pressure is used with another one.',
    isSlip: true,
    correction:
      'The unit of the pressure decides. R is 8.314 with kPa and L, and 0.08206 with atm and L.',
  },
  GA13: {
    idea: 'Gases that are let together keep their pressures, or the pressures are averaged.',
    correction:
      'Each gas spreads over the whole volume, and its pressure falls. Then the partial pressures add up.',
  },
  GA14: {
    idea: 'The taller the curve of speeds, the faster or the more particles there are.',
    correction:
      'The area below the curve stands for all particles and stays the same. A hotter or lighter gas has a flatter curve with its peak farther right.',
  },
  GA15: {
    idea: 'Attraction and size of the particles act alike, or make a gas more ideal.',
    correction:
      'Attraction lowers the pressure, and the room that particles take raises it. An ideal gas has neither.',
  },
} as const satisfies Record<string, Misconception>
