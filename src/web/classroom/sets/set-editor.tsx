import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { SharedSet } from '#contract/classroom/sets.ts'
import type { Bank } from '#quiz/bank.ts'
import { topicOfTemplate } from '#quiz/learning/askable.ts'
import { templateOf } from '#quiz/question-id.ts'
import { poolOf, readQuestionIds, wordsOf } from '#quiz/sets/pool.ts'
import { MAX_SET } from '#quiz/sets/set-content.ts'
import { isSkillId, topicOfSkill } from '#quiz/skills.ts'
import type { TopicId } from '#quiz/topics.ts'
import { acting, TOO_MANY_SETS } from '#web/classroom/parts/acting.ts'
import { useBankOfTopics } from '#web/classroom/parts/use-bank.ts'
import { fullBank } from '#web/practice/question-bank.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call } from '#web/wire/api.ts'

import { AskingPanel } from './asking-panel.tsx'
import { type PastedQuestions, QuestionsPanel } from './questions-panel.tsx'
import { aboutIdea, aboutUnit, draftOf, type EditedSet, editedOf, newSet } from './set-draft.ts'

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
  const topics = topicsOf(edited)
  const bank = useBankOfTopics(topics)
  const pasted = bank === null ? { ids: [], unknown: [] } : readQuestionIds(edited.pasted, bank)

  function change(part: Partial<EditedSet>) {
    setProblem(null)
    setEdited({ ...edited, ...part })
  }

  async function save() {
    await acting(
      async () => {
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
      },
      set === null ? TOO_MANY_SETS : undefined,
    )
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
        <QuestionsPanel
          edited={edited}
          read={pasted}
          onChange={change}
          onIdea={(idea) => setEdited(aboutIdea(edited, idea))}
          onUnit={(unit) => {
            setProblem(null)
            setEdited(aboutUnit(edited, unit))
          }}
        />
        <AskingPanel edited={edited} onChange={change} />
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
  { ids, unknown }: PastedQuestions,
  bank: Bank,
): string | null {
  if (name.trim() === '') return 'Please give the set a name.'
  if (kind === 'fixed') {
    if (unknown.length > 0) return 'Some of these are no ids of questions.'
    if (ids.length === 0) return 'Please paste at least one id of a question.'
    return ids.length > MAX_SET ? `A set has at most ${MAX_SET} questions.` : null
  }
  if (wish.skills.length === 0) return 'Please choose at least one skill.'
  const asked = kind === 'idea' ? wish : { ...wish, misconception: null }
  if (poolOf(asked, bank).length === 0)
    return 'There is no such question. Please choose more levels or kinds.'
  return wish.count > MAX_SET ? `A set has at most ${MAX_SET} questions.` : null
}
