import type { Expectation } from '#quiz/learning/learn.ts'
import { type CalibrationBin, calibrationOf } from '#quiz/learning/predictions/calibration.ts'
import { Panel } from '#web/ui/panel.tsx'
import { grouped } from '#web/ui/text/grouped.ts'

import { certaintyTexts, fitText } from './calibration-texts.ts'

/** Fewer answers say nothing. */
const FEWEST = 50

/** Whether the predictions are any good: predicted against real right answers. */
export function CalibrationPanel({ expected }: { readonly expected: readonly Expectation[] }) {
  return (
    <Panel
      title="How Good Are These Estimates?"
      hint="Before each answer we note how likely it is to be right, and compare afterward."
    >
      {expected.length < FEWEST ? (
        <p className="text-muted">
          {`After ${FEWEST} answers you see it here. Until then take every level as a first guess.`}
        </p>
      ) : (
        <Figures expected={expected} />
      )}
    </Panel>
  )
}

function Figures({ expected }: { readonly expected: readonly Expectation[] }) {
  const { bins, logLoss, baseLogLoss, error } = calibrationOf(expected)
  return (
    <>
      <p>
        {logLoss < baseLogLoss
          ? 'For you they are better than always expecting your average.'
          : 'For you they are not yet better than always expecting your average, so take every level with care.'}
      </p>
      {[fitText(expected), ...certaintyTexts(expected)].map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      <p className="mt-2 text-sm text-muted tabular-nums">
        {`Log loss ${logLoss.toFixed(3)}, with the average ${baseLogLoss.toFixed(3)}: less is better. Mean distance ${percent(error)}.`}
      </p>
      <table className="mt-4 w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pr-2 font-normal">
              Expected right
            </th>
            <th scope="col" className="py-1 pr-2 font-normal">
              Were right
            </th>
            <th scope="col" className="py-1 font-normal">
              Answers
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bins.map((bin) => (
            <Line key={bin.predicted} bin={bin} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Line({ bin: { predicted, right, answers } }: { readonly bin: CalibrationBin }) {
  return (
    <tr>
      <th scope="row" className="py-1 pr-2 font-normal">
        {percent(predicted)}
      </th>
      <td className="py-1 pr-2">{percent(right)}</td>
      <td className="py-1">{grouped(answers)}</td>
    </tr>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
