import { type DrawnFigure, type Mark, path, WIDTH, words } from '#quiz/figures/drawing.ts'

const STEP = 58
const BOX = 38
const LEFT = 8
const RIGHT = WIDTH - 44
const MIDDLE = (LEFT + RIGHT) / 2
const BACK = WIDTH - 20
const HEAD = 5

/**
 * Draws steps in frames below each other, with an arrow from each to the next.
 * @param back the places of the steps that an arrow at the side joins, from the later to the earlier one
 */
export function drawnChain({
  name,
  steps,
  back,
}: {
  readonly name: string
  /** Each with the words in its frame and those of the table. */
  readonly steps: readonly (readonly [words: string, detail: string])[]
  readonly back?: { readonly from: number; readonly to: number; readonly detail: string }
}): DrawnFigure {
  return {
    drawing: {
      width: WIDTH,
      height: top(steps.length - 1) + BOX + 8,
      marks: [
        ...steps.flatMap(([text], index) => [
          path(
            'axis',
            [LEFT, top(index)],
            [RIGHT, top(index)],
            [RIGHT, top(index) + BOX],
            [LEFT, top(index) + BOX],
            [LEFT, top(index)],
          ),
          words(text, [MIDDLE, top(index) + BOX / 2 + 5], 'middle'),
          ...(index === 0 ? [] : arrowDown(top(index))),
        ]),
        ...(back === undefined ? [] : arrowBack(top(back.from) + BOX / 2, top(back.to) + BOX / 2)),
      ],
    },
    sentence: `${name}: ${steps.map(([text]) => text).join(', then ')}.${back === undefined ? '' : ` ${back.detail}`}`,
    table: { head: ['Step', 'Details'], rows: steps },
  }
}

function top(index: number): number {
  return 6 + STEP * index
}

function arrowDown(end: number): readonly Mark[] {
  return [
    path('data', [MIDDLE, end - STEP + BOX], [MIDDLE, end - 1]),
    path(
      'data',
      [MIDDLE - HEAD, end - 2 - HEAD],
      [MIDDLE, end - 1],
      [MIDDLE + HEAD, end - 2 - HEAD],
    ),
  ]
}

function arrowBack(from: number, to: number): readonly Mark[] {
  return [
    path('dashed', [RIGHT, from], [BACK, from], [BACK, to], [RIGHT + 1, to]),
    path('data', [RIGHT + 2 + HEAD, to - HEAD], [RIGHT + 1, to], [RIGHT + 2 + HEAD, to + HEAD]),
  ]
}
