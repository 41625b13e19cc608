import { ChevronDown } from 'lucide-react'

import { categories, type Category } from '#quiz/categories.ts'
import { skills } from '#quiz/skills.ts'
import { CheckBox } from '#web/ui/form/check-box.tsx'

/** All skills by category; a category is taken as a whole or opened for its skills. */
export function SkillPicker({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  function toggle(ids: readonly string[]) {
    const isOn = ids.every((id) => chosen.includes(id))
    const rest = chosen.filter((id) => !ids.includes(id))
    onChange(isOn ? rest : [...rest, ...ids])
  }

  return (
    <ul className="grid gap-2">
      {categories.map(({ id, label }) => {
        const own = skillsOf(id)
        const count = own.filter((skill) => chosen.includes(skill.id)).length
        return (
          <li key={id} className="rounded-md border border-line p-2">
            <CheckBox
              label={label}
              isOn={count === own.length}
              onChange={() => toggle(own.map((skill) => skill.id))}
            />
            <details className="mt-1">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm text-link">
                <ChevronDown aria-hidden className="size-4" />
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

function skillsOf(category: Category) {
  return skills.filter((skill) => skill.category === category)
}
