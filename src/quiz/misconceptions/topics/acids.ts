import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const acids = {
  AB1: {
    idea: 'A strong acid is a concentrated one, and a weak acid a dilute one.',
    correction:
      'Strong means that nearly all of the acid is ionized. How much of it is in a liter is its concentration.',
  },
  AB2: {
    idea: 'A conjugate acid and base differ by more than one H⁺, or in H but not in charge.',
    correction:
      'A conjugate pair differs by exactly one H⁺. With it one positive charge comes or goes.',
  },
  AB3: {
    idea: 'A strong acid has a strong conjugate base.',
    correction:
      'The stronger an acid is, the weaker is its conjugate base. The product of Ka and Kb is Kw.',
  },
  AB4: {
    idea: 'The pH is the logarithm without its sign, or goes in proportion, or is the same as pOH.',
    correction:
      'The pH is the negative logarithm of [H⁺], so ten times as much acid is one unit less. At 25 °C pH and pOH add up to 14.',
  },
  AB5: {
    idea: 'Each formula unit of a hydroxide gives one OH⁻.',
    correction:
      'A formula unit of Ba(OH)₂ gives two OH⁻. Their concentration is twice that of the base.',
  },
  AB6: {
    idea: 'A weak acid or base ionizes completely.',
    correction:
      'Of a weak acid only a small part is ionized. [H⁺] is far smaller than the concentration of the acid.',
  },
  AB7: {
    idea: '[H⁺] of a weak acid is Ka times the concentration, or Ka alone.',
    correction:
      'From Ka = x²/c it follows that x is the root of Ka times c. The root must not be left out.',
  },
  AB8: {
    idea: 'At the equivalence point of every titration the pH is 7.',
    correction:
      'It is 7 only for a strong acid with a strong base. Otherwise the conjugate partner makes the solution basic or acidic.',
  },
  AB9: {
    idea: 'Every salt is neutral in water.',
    correction:
      'The ions of a salt may be weak acids or bases. Acetate makes a solution basic, ammonium makes it acidic.',
  },
  AB10: {
    idea: 'A buffer keeps its pH exactly, or any acid with any salt is a buffer.',
    correction:
      'A buffer holds a weak acid and its conjugate base side by side. Its pH changes, but only a little.',
  },
  AB11: {
    idea: 'An acid or base that is added to a buffer changes only one of the two partners.',
    correction:
      'What one partner loses the other one gains. Added H⁺ turns base into acid, added OH⁻ acid into base.',
  },
  AB12: {
    idea: 'The ratio of acid and base in a buffer is turned around.',
    isSlip: true,
    correction:
      'pH = pKa + log ([base]/[acid]). More base means a higher pH, and above pKa the base prevails.',
  },
  AB13: {
    idea: 'The half-equivalence point and the equivalence point are the same.',
    correction:
      'Halfway to the equivalence point half of the acid is left, and there the pH is pKa. At the equivalence point none is left.',
  },
  AB15: {
    idea: 'Every indicator changes its color at pH 7.',
    correction: 'Each indicator has its own range of pH. It may lie far from 7.',
  },
  AB16: {
    idea: 'Neutral is pH 7, and pH and pOH add up to 14, at every temperature.',
    correction:
      'Neutral means [H⁺] = [OH⁻]. Kw grows with the temperature, and at 50 °C neutral is pH 6.6.',
  },
  AB17: {
    idea: 'Diluted, a weak acid is ionized less.',
    correction:
      'Diluted, a weak acid is ionized to a larger part. Its pH rises all the same, since there is less of it in a liter.',
  },
  AB18: {
    idea: 'Kb is 14 − Ka, or the Ka of an acid is used for its base.',
    isSlip: true,
    correction:
      'For a conjugate pair Ka times Kb is Kw, 1.0 × 10⁻¹⁴ at 25 °C. Only pKa and pKb add up to 14.',
  },
  AB19: {
    idea: 'An equilibrium of acids and bases lies on the side of the stronger acid.',
    correction:
      'The stronger acid gives its H⁺ away to the stronger base. So the weaker acid and the weaker base are favored.',
  },
  AB20: {
    idea: 'A larger pKa belongs to a stronger acid.',
    correction: 'The pKa is a negative logarithm. The smaller it is, the stronger is the acid.',
  },
  AB21: {
    idea: 'One and the same reason makes all acids strong.',
    correction:
      'In HX the size of X decides, since H is held less firmly by a larger atom. In acids with OH it is the pull on the electrons of the bond O–H.',
  },
  AB22: {
    idea: 'The indicator has to fit the solution at the start, acid or base.',
    correction:
      'It has to change its color at the equivalence point. There a weak base has become its acid, and a weak acid its base.',
  },
  AB23: {
    idea: 'A Lewis acid gives the pair of electrons, as a Brønsted acid gives H⁺.',
    correction:
      'It is the other way around: the base has a lone pair and gives it. The acid has room for it and takes it.',
  },
} as const satisfies Record<string, Misconception>
