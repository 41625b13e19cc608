import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const laboratory = {
  LA1: {
    idea: 'A scale is read at the upper edge of the liquid, or at the nearest number.',
    correction:
      'Read at the lowest point of the curved surface, level with the eye. Count the marks from the number.',
  },
  LA2: {
    idea: 'A burette is read upward like a cylinder.',
    correction: 'The zero of a burette is at the top. Its numbers grow downward.',
  },
  LA3: {
    idea: 'More digits make a result more accurate.',
    correction:
      'Digits come from the instruments. A product keeps the fewest figures of its data, a sum the fewest decimal places.',
  },
  LA4: {
    idea: 'Zeros in front count as significant figures, or those at the end of a decimal number do not.',
    correction:
      'Zeros in front only place the decimal point. Zeros at the end of a decimal number were measured, and count.',
  },
  LA6: {
    idea: 'A percent error is a share of the measured value.',
    correction:
      'The difference is divided by the accepted value. It says how far off the measurement is from that.',
  },
  LA7: {
    idea: 'Any vessel with marks measures, and a mark may be filled up to at any time.',
    correction:
      'Beakers and conical flasks only show about how much is in them. A solution is made up to the mark at the end.',
  },
  LA8: {
    idea: 'The pictograms of a flame are the same, and so are those of poisons and irritants.',
    correction:
      'A flame over a circle feeds a fire, a flame alone burns itself. A skull stands for acute poison, an exclamation mark for milder harm.',
  },
  LA10: {
    idea: 'The uncertainty of a result is that of one reading, or of the worst one.',
    correction:
      'Every reading adds its part. For a difference the uncertainties are added, for a product their percentages.',
  },
  LA11: {
    idea: 'All titers are averaged, the rough one included.',
    correction: 'Only titers that agree are averaged. The first, rough one shows where the end is.',
  },
  LA12: {
    idea: 'A mark stands for the same step on every scale.',
    correction:
      'Two numbers and the marks between them tell the step. It is 0.1 mL on a burette and often 1 mL on a cylinder.',
  },
  LA13: {
    idea: 'The significant figures are the decimal places.',
    correction:
      'Figures before the point count as well. Zeros in front count on neither side: 0.0058 has two figures and four decimal places.',
  },
  LA14: {
    idea: 'A negative exponent belongs to a large number, or to a negative one.',
    correction:
      'It belongs to numbers below one: 10⁻³ is 0.001. Large numbers have positive exponents.',
  },
  LA15: {
    idea: 'The exponent counts the zeros.',
    correction:
      'It counts the places by which the point moves to stand behind the first digit. In 0.0352 these are two: 3.52 × 10⁻².',
  },
  LA16: {
    idea: 'Precise and accurate mean the same.',
    correction:
      'Precise readings lie close together. Accurate ones lie near the true value, and each can be without the other.',
  },
  LA17: {
    idea: 'Numbers are multiplied or divided whatever their units are.',
    correction:
      'Units are carried along, and those that are not wanted cancel. A factor such as 60 min/h does that without changing the quantity.',
  },
  LA18: {
    idea: 'A theory is a guess, and becomes a law once it is proved.',
    correction:
      'A theory explains, and it has passed many tests. A law sums up observations, so neither becomes the other.',
  },
  LA19: {
    idea: 'The variable that is measured is the independent one.',
    correction: 'The independent variable is changed on purpose. What is measured depends on it.',
  },
  LA20: {
    idea: 'Everything may change in an experiment at once.',
    correction:
      'Only one variable is changed. All others that could matter are kept the same, or nobody knows the cause.',
  },
} as const satisfies Record<string, Misconception>
