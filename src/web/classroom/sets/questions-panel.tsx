import { useState } from 'react'

import { difficulties } from '#quiz/categories.ts'
import type { Unit } from '#quiz/courses/course.ts'
import { templatesWith } from '#quiz/learning/askable.ts'
import { isMisconceptionId, type MisconceptionId, misconceptions } from '#quiz/misconceptions.ts'
import { type AnswerKind, answerKinds, MAX_SET } from '#quiz/sets/set-content.ts'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { EditedSet } from './set-draft.ts'
import { SkillPicker } from './skill-picker.tsx'
import { UnitField } from './unit-field.tsx'

const kindLabels: Readonly<Record<AnswerKind, string>> = {
  mcq: 'Choose an option',
  number: 'Type a number',
  formula: 'Type a formula',
  balance: 'Balance an equation',
  order: 'Put in order',
  table: 'Pick on the periodic table',
  atom: 'Build an atom',
  configuration: 'Write a configuration',
  match: 'Match pairs',
  lewis: 'Draw a Lewis structure',
  naming: 'Type a name',
  steps: 'Solve in parts',
}

/** The ideas that questions with options can ask about. */
const ideas = Object.keys(misconceptions)
  .filter(isMisconceptionId)
  .filter((id) => templatesWith(id).length > 0)
const ideaOptions = ideas.map((id) => ({ id, label: misconceptions[id].idea }))

/** Question ids that were pasted, and words that are none. */
export type PastedQuestions = {
  readonly ids: readonly string[]
  readonly unknown: readonly string[]
}

/** The questions of a set: drawn from skills, about an idea, or listed one by one. */
export function QuestionsPanel({
  edited,
  read,
  onChange,
  onIdea,
  onUnit,
}: {
  readonly edited: EditedSet
  readonly read: PastedQuestions
  readonly onChange: (part: Partial<EditedSet>) => void
  /** Makes the set one about this idea. */
  readonly onIdea: (idea: MisconceptionId) => void
  /** Makes the set one about the skills of this unit of a course. */
  readonly onUnit: (unit: Unit) => void
}) {
  const { wish } = edited

  function chooseKind(kind: EditedSet['kind']) {
    const [first] = ideas
    if (kind === 'idea' && wish.misconception === null && first !== undefined) return onIdea(first)
    onChange({ kind })
  }

  return (
    <Panel title="Questions">
      <ChoiceList
        name="source"
        columns="sm:grid-cols-3"
        chosen={edited.kind}
        onChoose={chooseKind}
        choices={[
          { id: 'drawn', label: 'By skills', hint: 'Questions are drawn from skills.' },
          { id: 'idea', label: 'By a wrong idea', hint: 'Each offers it as an answer.' },
          { id: 'fixed', label: 'One by one', hint: 'You paste ids or addresses.' },
        ]}
      />
      {edited.kind === 'idea' ? (
        <div className="mt-5">
          <SelectField
            label="The wrong idea"
            chosen={wish.misconception ?? ''}
            onChoose={(id) => {
              if (isMisconceptionId(id)) onIdea(id)
            }}
            options={ideaOptions}
          />
        </div>
      ) : null}
      {edited.kind !== 'fixed' ? (
        <WishFields
          kind={edited.kind}
          wish={wish}
          onChange={(part) => onChange({ wish: { ...wish, ...part } })}
          onUnit={onUnit}
        />
      ) : (
        <PastedIds text={edited.pasted} read={read} onChange={(pasted) => onChange({ pasted })} />
      )}
    </Panel>
  )
}

/** The skills, levels and kinds of answers of the questions that are drawn, and their number. */
function WishFields({
  kind,
  wish,
  onChange,
  onUnit,
}: Pick<EditedSet, 'kind' | 'wish'> & {
  readonly onChange: (part: Partial<EditedSet['wish']>) => void
  readonly onUnit: (unit: Unit) => void
}) {
  const [taken, setTaken] = useState('')
  return (
    <div className="mt-5 grid gap-5">
      {kind === 'idea' ? null : (
        <fieldset>
          <legend className="mb-2 text-sm">Skills</legend>
          {/* The topics of a unit that was taken come first, as those of a stored set do. */}
          <SkillPicker
            key={taken}
            chosen={wish.skills}
            onChange={(skills) => onChange({ skills: [...skills] })}
          />
          <div className="mt-3">
            <UnitField
              taken={taken}
              onTake={(id, unit) => {
                setTaken(id)
                onUnit(unit)
              }}
            />
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 text-sm">Levels</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {difficulties.map((level) => (
            <CheckBox
              key={level}
              label={level}
              isOn={wish.levels.includes(level)}
              onChange={() => onChange({ levels: toggled(difficulties, wish.levels, level) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm">Kinds of answers</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {answerKinds.map((answerKind) => (
            <CheckBox
              key={answerKind}
              label={kindLabels[answerKind]}
              isOn={wish.kinds.includes(answerKind)}
              onChange={() => onChange({ kinds: toggled(answerKinds, wish.kinds, answerKind) })}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Number of questions"
        type="number"
        min={1}
        max={MAX_SET}
        value={wish.count}
        onChange={({ target }) => onChange({ count: Math.trunc(target.valueAsNumber) || 1 })}
      />
    </div>
  )
}

function PastedIds({
  text,
  read,
  onChange,
}: {
  readonly text: string
  readonly read: PastedQuestions
  readonly onChange: (text: string) => void
}) {
  return (
    <div className="mt-5">
      <label htmlFor="pasted" className="mb-1.5 block text-sm">
        Ids of questions
      </label>
      <textarea
        id="pasted"
        rows={6}
        value={text}
        spellCheck={false}
        aria-describedby="pasted-note"
        onChange={({ target }) => onChange(target.value)}
        className="w-full rounded-md border border-outline bg-sunken px-4 py-3 font-mono text-sm"
      />
      <p id="pasted-note" aria-live="polite" className="pt-1.5 text-sm text-muted">
        <span key={`${read.ids.length} ${read.unknown.length}`}>
          {read.ids.length === 1 ? 'One question. ' : `${read.ids.length} questions. `}
        </span>
        <span key={read.unknown.join(' ')}>
          {read.unknown.length === 0
            ? 'An id looks like as-e3.1.4x7. The address of a shared question does as well.'
            : `Not known: ${read.unknown.slice(0, 5).join(', ')}`}
        </span>
      </p>
    </div>
  )
}

/** At least one stays on. */
function toggled<Id>(all: readonly Id[], on: readonly Id[], id: Id): Id[] {
  const next = all.filter((one) => (one === id ? !on.includes(id) : on.includes(one)))
  return next.length === 0 ? [...on] : next
}
