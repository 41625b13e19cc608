import type { QuestionId } from '#quiz/question-id.ts'
import type { ProductionKind } from '#quiz/task.ts'

/** A question whose answer the learner makes, with an answer that is right and one that is wrong. */
export type KindSample = {
  readonly id: QuestionId
  readonly right: string
  readonly wrong: string
}

const samplesOfKind: Readonly<Record<ProductionKind, readonly KindSample[]>> = {
  number: [{ id: 'ge-h21.1.3', right: '47.9 g', wrong: '105 g' }],
  formula: [{ id: 'bo-m22.1.3', right: 'NO3-', wrong: 'NO2-' }],
  balance: [{ id: 'ge-m22.1.3', right: '1, 9, 7, 4', wrong: '2, 18, 14, 8' }],
  order: [{ id: 'pe-h21.1.3', right: '0, 1, 2, 3', wrong: '1, 0, 2, 3' }],
  table: [{ id: 'cl-m21.1.3', right: 'Cd', wrong: 'Zn' }],
  atom: [{ id: 'as-m41.1.3', right: '17, 18, 18', wrong: '17, 35, 18' }],
  configuration: [
    { id: 'ec-h41.1.3', right: '[Ar] 3d5 4s1', wrong: '[Ar] 3d4 4s2' },
    {
      id: 'ec-h43.1.3',
      right: '[Ar] 3d [↑][↑][↑][ ][ ] 4s [ ]',
      wrong: '[Ar] 3d [↑↓][ ][ ][ ][ ] 4s [ ]',
    },
  ],
  match: [{ id: 'bo-m41.1.3', right: '0, 1, 2, 3, 4', wrong: '0, 3, 2, 1, 4' }],
  lewis: [{ id: 'bo-h54.1.2', right: '3 1; 0+ 1 3-', wrong: '2 2; 0+ 2- 2' }],
  naming: [{ id: 'ch-m61.1.3', right: 'manganese(II) oxide', wrong: 'manganese oxide' }],
  steps: [
    {
      id: 'bo-m71.1.3',
      right: 'Ca2+|S2-|CaS|calcium sulfide',
      wrong: 'Ca2+|S2+|CaS|calcium sulfide',
    },
  ],
}

/** Questions of all kinds: whatever shows questions or answers shows each of these. */
export const kindSamples: readonly KindSample[] = Object.values(samplesOfKind).flat()
