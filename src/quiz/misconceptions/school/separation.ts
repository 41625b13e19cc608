import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const separation = {
  SE1: {
    idea: 'A filter holds back what is dissolved.',
    correction:
      'Dissolved particles pass through a filter. Only a solid that did not dissolve stays.',
  },
  SE2: {
    idea: 'Distances on a chromatogram are measured from the edge of the paper, or Rf is turned upside down.',
    isSlip: true,
    correction:
      'Rf is the distance of the spot over that of the front, both from the start line. It is not above 1.',
  },
  SE4: {
    idea: 'Pure means natural, with nothing added.',
    correction: 'Pure is one substance alone. It melts at one sharp temperature.',
  },
  SE5: {
    idea: 'An impure substance melts at one temperature between those of its parts.',
    correction: 'It melts over a range. The range lies below the melting point of its main part.',
  },
  SE7: {
    idea: 'The liquid with the larger molecules or the higher boiling point distills first.',
    correction:
      'The liquid that boils at the lower temperature distills first. The others follow as the temperature rises.',
  },
  SE8: {
    idea: 'A way of separating works for any mixture.',
    correction:
      'Each way uses a difference between the parts: in how well they dissolve, in their boiling points, or in what a magnet attracts. Without that difference it separates nothing.',
  },
} as const satisfies Record<string, Misconception>
