import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const analysis = {
  AN2: {
    idea: 'A precipitate dissolves in more of the reagent because there is more water.',
    correction:
      'It reacts with the reagent and becomes an ion that stays in solution. Only some precipitates do.',
  },
  AN3: {
    idea: 'An acid is added to make a test for ions faster.',
    correction: 'The acid removes carbonate. Carbonate would give a precipitate of its own.',
  },
  AN4: {
    idea: 'Any acid will do before a test for ions.',
    correction:
      'The acid must not bring along the ion that is tested for. Hydrochloric acid has chloride, sulfuric acid has sulfate.',
  },
  AN5: {
    idea: 'The tests for gases are taken for each other.',
    isSlip: true,
    correction:
      'A pop shows hydrogen, a splint that lights again oxygen, milky limewater carbon dioxide. Chlorine bleaches litmus, and ammonia turns it blue.',
  },
  AN6: {
    idea: 'The color of a flame comes from the negative ion, or from something that burns.',
    correction:
      'Electrons of the metal fall back to lower levels and give off light. Each metal has a color of its own, some have none.',
  },
  AN7: {
    idea: 'The hydroxides of the two ions of iron look alike.',
    correction:
      'Iron(II) hydroxide is green, iron(III) hydroxide red-brown. The green one turns brown in air.',
  },
  AN9: {
    idea: 'Silver ions give the same precipitate with every halide.',
    correction:
      'Silver chloride is white, silver bromide cream and silver iodide yellow. Ammonia dissolves the first most easily and the last hardly at all.',
  },
  AN10: {
    idea: 'The flame colors of the metals are taken for each other.',
    isSlip: true,
    correction:
      'Lithium gives crimson, sodium strong yellow, potassium lilac. Calcium gives orange-red, strontium scarlet, barium pale green and copper blue-green.',
  },
  AN11: {
    idea: 'Every metal colors a flame.',
    correction:
      'Magnesium, zinc and aluminum do not. Only some ions give off visible light in a flame.',
  },
} as const satisfies Record<string, Misconception>
