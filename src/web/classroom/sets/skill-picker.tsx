import { useState } from 'react'

import { categories } from '#quiz/categories.ts'
import { isSkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import { topics } from '#quiz/topics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CheckBox } from '#web/ui/form/check-box.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

type Choose = {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A category or a topic, and its skills. */
type Group = {
  readonly id: string
  readonly label: string
  readonly own: readonly { readonly id: string; readonly label: string }[]
}

/**
 * All skills: those of the first year by category, the others by topic. A category or a topic is taken as a whole
 * or opened for its skills. Topics that the teacher has on, or that the set asks about, come first.
 */
export function SkillPicker(choose: Choose) {
  const { topics: on } = useStored(storedSettings)
  // A topic stays where it is while its skills are switched.
  const [atStart] = useState(choose.chosen)
  const isNear = ({ id, own }: Group) =>
    on.includes(id) || own.some((skill) => atStart.includes(skill.id))
  const near = ofTopics.filter(isNear)
  const far = ofTopics.filter((group) => !isNear(group))

  return (
    <>
      <GroupList groups={[...ofCategories, ...near]} {...choose} />
      {far.length === 0 ? null : (
        <details className="mt-2 rounded-md border border-line p-2">
          <summary className="disclosure flex min-h-11 cursor-pointer items-center px-3 text-link">
            <span>More topics, beyond the first year</span>
          </summary>
          <GroupList groups={far} {...choose} />
        </details>
      )}
    </>
  )
}

function GroupList({ groups, chosen, onChange }: { readonly groups: readonly Group[] } & Choose) {
  function toggle(ids: readonly string[]) {
    const isOn = ids.every((id) => chosen.includes(id))
    const rest = chosen.filter((id) => !ids.includes(id))
    onChange(isOn ? rest : [...rest, ...ids])
  }

  return (
    <ul className="grid items-start gap-2 sm:grid-cols-2">
      {groups.map(({ id, label, own }) => {
        const count = own.filter((skill) => chosen.includes(skill.id)).length
        return (
          <li key={id} className="sm:has-[[open]]:col-span-2">
            <CheckBox
              label={label}
              isOn={count === own.length}
              onChange={() => toggle(own.map((skill) => skill.id))}
            />
            <details>
              <summary className="disclosure flex min-h-11 cursor-pointer items-center px-3 text-sm text-link">
                <span key={count}>{`${count} of ${own.length} skills`}</span>
              </summary>
              <ul className="mt-1 grid gap-2 lg:grid-cols-2">
                {own.map((skill) => (
                  <li key={skill.id}>
                    <CheckBox
                      label={skill.label}
                      isOn={chosen.includes(skill.id)}
                      onChange={() => toggle([skill.id])}
                    />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

const topicOf = (id: string) => (isSkillId(id) ? topicOfSkill(id) : null)
const ofCategories: readonly Group[] = categories.map(({ id, label }) => ({
  id,
  label,
  own: skills.filter((skill) => skill.category === id && topicOf(skill.id) === null),
}))
const ofTopics: readonly Group[] = topics
  .map(({ id, label }) => ({ id, label, own: skills.filter((one) => topicOf(one.id) === id) }))
  .filter(({ own }) => own.length > 0)
