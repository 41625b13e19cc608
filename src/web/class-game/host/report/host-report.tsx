import { useQuery } from '@tanstack/react-query'

import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { UNICODE_MARK } from '#exports/csv.ts'
import { download } from '#web/app/download.ts'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { letters } from '#web/ui/text/letters.ts'
import { call } from '#web/wire/api.ts'

import { gameCsv } from './game-csv.ts'
import { GameIdeaList } from './game-idea-list.tsx'
import { Homework } from './homework.tsx'

type Question = ClassGameReport['questions'][number]

/** The answers of a game: first the misconceptions, the most frequent first, then every question. */
export function HostReport({ gameId }: { readonly gameId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['class-game-report', gameId],
    queryFn: () => call('get_class_game_report', { game_id: gameId }),
    staleTime: 0,
  })
  const bank = useBank(data?.questions.map(({ question_id }) => question_id) ?? [])
  // What to read comes with the rest, so that nothing moves when it is there.
  if (data === undefined || bank === null) {
    return error === null ? (
      <p className="mt-8 text-muted">Loading the report…</p>
    ) : (
      <div className="mt-8">
        <p role="alert">{sentenceFor(error)}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (data.questions.length === 0) {
    return <p className="mt-8 text-muted">No question was answered in this game.</p>
  }
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-2 sm:justify-end print:hidden">
        <Button onClick={() => saveTable(data)}>Save as a table (CSV)</Button>
        <Button onClick={() => globalThis.print()}>Print</Button>
      </div>
      <GameIdeaList questions={data.questions} bank={bank} />
      <Homework key={gameId} createdAt={data.created_at} questions={data.questions} />
      <section aria-labelledby="by-question" className="mt-8">
        <h2 id="by-question" className="text-2xl">
          Question by Question
        </h2>
        <ol className="mt-3 space-y-4">
          {data.questions.map((question) => (
            <QuestionLine key={question.question_id} question={question} />
          ))}
        </ol>
      </section>
    </>
  )
}

function saveTable({ created_at, questions }: ClassGameReport) {
  download(
    `class-game-${created_at.slice(0, 10)}.csv`,
    `${UNICODE_MARK}${gameCsv(questions)}`,
    'text/csv;charset=utf-8',
  )
}

function QuestionLine({ question }: { readonly question: Question }) {
  const { text, options, counts, right, missing, explanation } = question
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">
        <ChemicalText text={text} />
      </p>
      <ul className="mt-2 space-y-1">
        {options.map((option, index) => (
          <li
            key={option}
            data-right={index === right}
            className="flex justify-between gap-4 data-[right=true]:font-semibold data-[right=true]:text-correct"
          >
            <span>
              <ChemicalText text={`${letters[index] ?? ''}. ${option}`} />
              {index === right ? <span className="sr-only"> (correct answer)</span> : null}
            </span>
            <span className="tabular-nums">{counts[index] ?? 0}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{missingWords(missing)}</p>
      <p className="mt-1 text-sm">
        <ChemicalText text={explanation} />
      </p>
    </li>
  )
}

function missingWords(missing: number): string {
  if (missing === 0) return 'Everyone has answered.'
  return missing === 1 ? '1 player has not answered.' : `${missing} players have not answered.`
}
