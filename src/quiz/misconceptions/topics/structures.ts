import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const structures = {
  ST3: {
    idea: 'Of bonds that take turns in resonance forms one is a double bond, and shorter than the others.',
    correction:
      'All of these bonds are equally long. Each of them is between a single and a double bond.',
  },
  ST4: {
    idea: 'Only single bonds are sigma bonds, and a double bond is two bonds of one kind.',
    correction:
      'Every bond has one sigma bond. A double bond adds one pi bond to it, a triple bond two.',
  },
  ST5: {
    idea: 'Each bond with several lines has one pi bond.',
    correction: 'A double bond has one pi bond. A triple bond has two.',
  },
  ST6: {
    idea: 'Bonds to hydrogen are no sigma bonds.',
    correction: 'Every single bond is a sigma bond. That holds for bonds to hydrogen, too.',
  },
} as const satisfies Record<string, Misconception>
