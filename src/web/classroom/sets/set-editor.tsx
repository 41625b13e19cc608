import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { SharedSet } from '#contract/classroom/sets.ts'
import type { Bank } from '#quiz/bank.ts'
import { difficulties } from '#quiz/categories.ts'
import { templatesWith, topicOfTemplate } from '#quiz/learning/askable.ts'
import { isMisconceptionId, misconceptions } from '#quiz/misconceptions.ts'
import { templateOf } from '#quiz/question-id.ts'
import { poolOf, readQuestionIds, wordsOf } from '#quiz/sets/pool.ts'
import { type AnswerKind, answerKinds, SET_MOST } from '#quiz/sets/set-content.ts'
import { isSkillId, topicOfSkill } from '#quiz/skills.ts'
import type { TopicId } from '#quiz/topics.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { useBankOfTopics } from '#web/classroom/parts/use-bank.ts'
import { fullBank } from '#web/practice/question-bank.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call } from '#web/wire/api.ts'

import { aboutIdea, draftOf, type EditedSet, editedOf, newSet } from './set-draft.ts'
import { SkillPicker } from './skill-picker.tsx'

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

/** Makes a new set, or a new version of one. With `?class=` the way leads on to that class. */
export function SetEditor({ set }: { readonly set: SharedSet | null }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [setId] = useState(() => set?.set_id ?? crypto.randomUUID())
  const [edited, setEdited] = useState<EditedSet>(() =>
    set === null ? newSet(search) : editedOf(set),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, whileBusy] = useBusy()
  const { wish } = edited
  const topics = topicsOf(edited)
  const bank = useBankOfTopics(topics)
  const pasted = bank === null ? { ids: [], unknown: [] } : readQuestionIds(edited.pasted, bank)
  const idea = wish.misconception

  function change(part: Partial<EditedSet>) {
    setProblem(null)
    setEdited({ ...edited, ...part })
  }

  function changeWish(part: Partial<EditedSet['wish']>) {
    change({ wish: { ...wish, ...part } })
  }

  function chooseKind(kind: EditedSet['kind']) {
    const [first] = ideas
    if (kind === 'idea' && idea === null && first !== undefined) {
      return setEdited(aboutIdea(edited, first))
    }
    change({ kind })
  }

  async function save() {
    await acting(async () => {
      const whole = await fullBank(topics)
      const read = readQuestionIds(edited.pasted, whole)
      const wrong = problemOf(edited, read, whole)
      if (wrong !== null) return setProblem(wrong)
      const input = {
        set_id: setId,
        version: (set?.version ?? 0) + 1,
        name: edited.name,
        draft: draftOf(edited, read.ids),
      }
      const saved = await call('save_set', input)
      const classId = search.get('class')
      await navigate(
        classId === null ? `/set/${saved.code}` : `/class/${classId}?assign=${saved.set_id}`,
      )
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void whileBusy(save)
      }}
    >
      <ScreenTitle backTo={set === null ? '/classes' : `/set/${set.code}`}>
        {set === null ? 'New Set' : 'Edit Set'}
      </ScreenTitle>
      <div className="grid gap-5">
        <Panel title="Name">
          <TextField
            label="Name of the set"
            value={edited.name}
            maxLength={60}
            required
            onChange={({ target }) => change({ name: target.value })}
          />
        </Panel>
        <Panel title="Questions">
          <ChoiceList
            name="source"
            columns="sm:grid-cols-3"
            chosen={edited.kind}
            onChoose={chooseKind}
            choices={[
              { id: 'drawn', label: 'By skills', hint: 'Questions are drawn from skills.' },
              { id: 'idea', label: 'By a wrong idea', hint: 'Each offers it as an answer.' },
              { id: 'fixed', label: 'One by one', hint: 'You paste the ids of questions.' },
            ]}
          />
          {edited.kind === 'idea' ? (
            <div className="mt-5">
              <SelectField
                label="The wrong idea"
                chosen={idea ?? ''}
                onChoose={(id) => {
                  if (isMisconceptionId(id)) setEdited(aboutIdea(edited, id))
                }}
                options={ideaOptions}
              />
            </div>
          ) : null}
          {edited.kind !== 'fixed' ? (
            <div className="mt-5 grid gap-5">
              {edited.kind === 'idea' ? null : (
                <fieldset>
                  <legend className="mb-2 text-sm">Skills</legend>
                  <SkillPicker
                    chosen={wish.skills}
                    onChange={(skills) => changeWish({ skills: [...skills] })}
                  />
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
                      onChange={() =>
                        changeWish({ levels: toggled(difficulties, wish.levels, level) })
                      }
                    />
                  ))}
                </div>
              </fieldset>
              <fieldset>
                <legend className="mb-2 text-sm">Kinds of answers</legend>
                <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
                  {answerKinds.map((kind) => (
                    <CheckBox
                      key={kind}
                      label={kindLabels[kind]}
                      isOn={wish.kinds.includes(kind)}
                      onChange={() => changeWish({ kinds: toggled(answerKinds, wish.kinds, kind) })}
                    />
                  ))}
                </div>
              </fieldset>
              <TextField
                label="Number of questions"
                type="number"
                min={1}
                max={SET_MOST}
                value={wish.count}
                onChange={({ target }) =>
                  changeWish({ count: Math.trunc(target.valueAsNumber) || 1 })
                }
              />
            </div>
          ) : (
            <div className="mt-5">
              <label htmlFor="pasted" className="mb-1.5 block text-sm">
                Ids of questions
              </label>
              <textarea
                id="pasted"
                rows={6}
                value={edited.pasted}
                spellCheck={false}
                aria-describedby="pasted-note"
                onChange={({ target }) => change({ pasted: target.value })}
                className="w-full rounded-md border border-outline bg-sunken px-4 py-3 font-mono text-sm"
              />
              <p id="pasted-note" aria-live="polite" className="pt-1.5 text-sm text-muted">
                <span key={`${pasted.ids.length} ${pasted.unknown.length}`}>
                  {pasted.unknown.length === 0
                    ? `${pasted.ids.length} questions. An id looks like as-e3.1.4x7 and stands in the address of a shared question.`
                    : `${pasted.ids.length} questions. Not known: ${pasted.unknown.slice(0, 5).join(', ')}`}
                </span>
              </p>
            </div>
          )}
        </Panel>
        <Panel title="How It Is Asked">
          <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
            <SelectField
              label="Order"
              chosen={edited.order}
              onChoose={(order) => change({ order })}
              options={[
                { id: 'mixed', label: 'Mixed' },
                { id: 'given', label: edited.kind === 'fixed' ? 'As listed' : 'Skill after skill' },
                { id: 'easy-first', label: 'Easy questions first' },
              ]}
            />
            <SelectField
              label="Time for each question"
              chosen={edited.timer}
              onChoose={(timer) => change({ timer })}
              options={[
                { id: 'off', label: 'No limit' },
                { id: 'x1', label: 'Usual time' },
                { id: 'x2', label: 'Twice as long' },
                { id: 'x4', label: 'Four times as long' },
              ]}
            />
          </div>
          <div className="-mx-3 mt-4">
            <SwitchRow
              label="The same questions for everyone"
              hint="Otherwise each learner gets other questions of the same kind"
              isOn={edited.is_shared_seed}
              onChange={(isOn) => change({ is_shared_seed: isOn })}
            />
            <SwitchRow
              label="A second try"
              hint="After a wrong answer the question can be answered once more"
              isOn={edited.tries === 2}
              onChange={(isOn) => change({ tries: isOn ? 2 : 1 })}
            />
            {edited.tries === 2 ? (
              <SwitchRow
                label="A hint before the second try"
                hint="It corrects the idea behind the first answer where one is known, and shows the way step by step where there is one"
                isOn={edited.hints}
                onChange={(isOn) => change({ hints: isOn })}
              />
            ) : null}
          </div>
        </Panel>
        <div>
          <p aria-live="polite" className="mb-3 min-h-6 text-incorrect">
            <span key={problem}>{problem}</span>
          </p>
          <Button type="submit" look="primary" isBusy={isBusy} className="w-full sm:w-auto">
            Save
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The topics beyond the first year that the chosen skills or the pasted questions belong to. */
function topicsOf({ kind, wish, pasted }: EditedSet): readonly TopicId[] {
  const topics =
    kind === 'fixed'
      ? wordsOf(pasted).map((word) => topicOfTemplate(templateOf(word)))
      : wish.skills.map((id) => (isSkillId(id) ? topicOfSkill(id) : null))
  return [...new Set(topics.flatMap((topic) => topic ?? []))]
}

function problemOf(
  { name, kind, wish }: EditedSet,
  { ids, unknown }: { readonly ids: readonly string[]; readonly unknown: readonly string[] },
  bank: Bank,
): string | null {
  if (name.trim() === '') return 'Please give the set a name.'
  if (kind === 'fixed') {
    if (unknown.length > 0) return 'Some of these are no ids of questions.'
    if (ids.length === 0) return 'Please paste at least one id of a question.'
    return ids.length > SET_MOST ? `A set has at most ${SET_MOST} questions.` : null
  }
  if (wish.skills.length === 0) return 'Please choose at least one skill.'
  const asked = kind === 'idea' ? wish : { ...wish, misconception: null }
  if (poolOf(asked, bank).length === 0)
    return 'There is no such question. Please choose more levels or kinds.'
  return wish.count > SET_MOST ? `A set has at most ${SET_MOST} questions.` : null
}

/** At least one stays on. */
function toggled<Id>(all: readonly Id[], on: readonly Id[], id: Id): Id[] {
  const next = all.filter((one) => (one === id ? !on.includes(id) : on.includes(one)))
  return next.length === 0 ? [...on] : next
}
