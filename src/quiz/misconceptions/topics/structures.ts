import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const structures = {
  ST1: {
    idea: 'A molecule flips from one of its resonance forms to the next.',
    correction:
      'The drawings are ours, and the molecule has one structure between them. Nothing flips.',
  },
  ST2: {
    idea: 'Resonance forms differ in the places of atoms.',
    correction: 'Only electrons are drawn in other places. The atoms stay where they are.',
  },
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
