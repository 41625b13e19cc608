import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { type Mode, questionSeconds, raceMinutes, MIN_TEAMS, MAX_TEAMS } from '#class-game/game.ts'
import type { SetSummary } from '#contract/classroom/sets.ts'
import { categories, type Category, difficulties, type Difficulty } from '#quiz/categories.ts'
import { readCode } from '#quiz/sets/code.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call, codeOf } from '#web/wire/api.ts'

const modeChoices = [
  { id: 'together', label: 'Together', hint: 'One question at a time; you move on' },
  { id: 'ownPace', label: 'Own pace', hint: 'Everyone goes through the questions alone' },
  { id: 'teams', label: 'Teams', hint: 'Together, and teams compare their averages' },
] as const

const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
}
const COUNTS = [5, 10, 15, 20, 25, 30] as const
const UNLIMITED = 0
/** In place of the code of a set: the server draws the questions. */
const DRAWN = ''
const teamCounts = Array.from(
  { length: MAX_TEAMS - MIN_TEAMS + 1 },
  (_, index) => MIN_TEAMS + index,
)

/** Chooses the questions and rules of a new game. */
export function GamePicker() {
  const navigate = useNavigate()
  const [mode, setMode] = useState<Mode>('together')
  const [topics, setTopics] = useState<readonly Category[]>(categories.map(({ id }) => id))
  const [levels, setLevels] = useState<readonly Difficulty[]>(['easy'])
  const [count, setCount] = useState<number>(10)
  const [seconds, setSeconds] = useState<number>(30)
  const [minutes, setMinutes] = useState<number>(10)
  const [teams, setTeams] = useState<number>(2)
  const [hasSpeedBonus, setHasSpeedBonus] = useState(false)
  const [search] = useSearchParams()
  const asked = readCode(search.get('set') ?? '')
  const [setCode, setSetCode] = useState(asked ?? DRAWN)
  const sets = useQuery({ queryKey: ['own-sets'], queryFn: () => call('list_sets', {}) })
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Kept over a failed try, so that a game whose answer was lost is not made twice.
  const [gameId] = useState(() => crypto.randomUUID())

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (setCode === DRAWN && (topics.length === 0 || levels.length === 0)) {
      setProblem('Please choose at least one topic and one difficulty.')
      return
    }
    setProblem(null)
    setIsBusy(true)
    const limit = questionSeconds.find((one) => one === seconds)
    try {
      await call('create_class_game', {
        game_id: gameId,
        mode,
        ...(limit !== undefined && { seconds: limit }),
        minutes: raceMinutes.find((one) => one === minutes) ?? 10,
        has_speed_bonus: hasSpeedBonus && mode !== 'ownPace',
        team_count: mode === 'teams' ? teams : 0,
        categories: [...topics],
        difficulties: [...levels],
        questions: count,
        ...(setCode !== DRAWN && { set_code: setCode }),
      })
      void navigate(`/host?game=${gameId}`)
    } catch (error) {
      setProblem(
        setCode !== DRAWN && codeOf(error) === 'invalid_input'
          ? 'This set has no question with four options, which a game needs.'
          : sentenceFor(error),
      )
      setIsBusy(false)
    }
  }

  return (
    <Panel title="New Game" className="mt-6">
      <form onSubmit={(event) => void submit(event)} className="space-y-6">
        <div role="radiogroup" aria-label="Mode">
          <ChoiceList
            name="mode"
            choices={modeChoices}
            chosen={mode}
            columns="sm:grid-cols-3"
            onChoose={setMode}
          />
        </div>
        <div>
          <SelectField
            label="Questions from"
            chosen={setCode}
            options={[
              { id: DRAWN, label: 'Topics and difficulties' },
              ...choicesOf(sets.data?.sets ?? [], asked),
            ]}
            onChoose={setSetCode}
          />
          {setCode === DRAWN ? null : (
            <p className="mt-1 text-sm text-muted">
              A game asks the questions of the set that have four options.
            </p>
          )}
        </div>
        {setCode === DRAWN ? (
          <Drawn topics={topics} levels={levels} onTopics={setTopics} onLevels={setLevels} />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          {setCode === DRAWN ? (
            <SelectField
              label="Questions"
              chosen={count}
              options={COUNTS.map((id) => ({ id, label: String(id) }))}
              onChoose={setCount}
            />
          ) : null}
          {mode === 'ownPace' ? (
            <SelectField
              label="Time for the whole game"
              chosen={minutes}
              options={raceMinutes.map((id) => ({ id, label: `${id} minutes` }))}
              onChoose={setMinutes}
            />
          ) : (
            <SelectField
              label="Time for a question"
              chosen={seconds}
              options={[
                ...questionSeconds.map((id) => ({ id, label: `${id} seconds` })),
                { id: UNLIMITED, label: 'No limit' },
              ]}
              onChoose={setSeconds}
            />
          )}
          {mode === 'teams' ? (
            <SelectField
              label="Teams"
              chosen={teams}
              options={teamCounts.map((id) => ({ id, label: String(id) }))}
              onChoose={setTeams}
            />
          ) : null}
        </div>
        {mode === 'ownPace' || seconds === UNLIMITED ? null : (
          <SwitchRow
            label="Speed bonus"
            hint="A quick right answer is worth up to 150 points instead of 100"
            isOn={hasSpeedBonus}
            onChange={setHasSpeedBonus}
          />
        )}
        <p role="alert" className="text-incorrect">
          {problem === null ? null : <span key={problem}>{problem}</span>}
        </p>
        <Button type="submit" look="primary" isBusy={isBusy} className="w-full sm:w-auto">
          Open the Lobby
        </Button>
      </form>
    </Panel>
  )
}

/** The topics and difficulties from which the server draws questions. */
function Drawn({
  topics,
  levels,
  onTopics,
  onLevels,
}: {
  readonly topics: readonly Category[]
  readonly levels: readonly Difficulty[]
  readonly onTopics: (topics: readonly Category[]) => void
  readonly onLevels: (levels: readonly Difficulty[]) => void
}) {
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-display">Topics</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {categories.map(({ id, label }) => (
            <CheckBox
              key={id}
              label={label}
              isOn={topics.includes(id)}
              onChange={() => onTopics(toggled(topics, id))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-display">Difficulty</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {difficulties.map((level) => (
            <CheckBox
              key={level}
              label={difficultyLabels[level]}
              isOn={levels.includes(level)}
              onChange={() => onLevels(toggled(levels, level))}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** The sets of the host, and the one that the address names, which may be another user's. */
function choicesOf(sets: readonly SetSummary[], asked: string | null) {
  const own = sets
    .filter(({ is_archived, code }) => !is_archived || code === asked)
    .map(({ code, name }) => ({ id: code, label: name }))
  const isOwn = asked === null || own.some(({ id }) => id === asked)
  return isOwn ? own : [...own, { id: asked, label: `Set ${asked}` }]
}

function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
}
