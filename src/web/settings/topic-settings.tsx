import { Link } from 'react-router'

import { categories } from '#quiz/categories.ts'
import { toggleTopic, type TopicId, topics } from '#quiz/topics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/** The topics beyond the first year, by category. All are off at the start. */
export function TopicSettings() {
  const { topics: on } = useStored(storedSettings)

  return (
    <Panel
      title="More Topics"
      hint="Beyond the first year: practice asks about them only when they are on. Matches never do."
    >
      <div className="grid gap-4">
        {groups.map(({ id, label, own }) => (
          <div key={id} role="group" aria-labelledby={`more-topics-${id}`}>
            <h3 id={`more-topics-${id}`} className="flex items-center gap-3 text-base">
              <CategoryIcon category={id} />
              <span>{label}</span>
            </h3>
            <div className="-mx-3 mt-1">
              {own.map((topic) => (
                <SwitchRow
                  key={topic.id}
                  label={topic.label}
                  hint={topic.about}
                  isOn={on.includes(topic.id)}
                  onChange={() => toggle(topic.id)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Link
        viewTransition
        to="/courses"
        className="mt-2 inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
      >
        Choose the course you take, and its topics come on
      </Link>
    </Panel>
  )
}

const groups = categories
  .map(({ id, label }) => ({ id, label, own: topics.filter(({ category }) => category === id) }))
  .filter(({ own }) => own.length > 0)

function toggle(topic: TopicId) {
  storedSettings.update((settings) => ({
    ...settings,
    topics: toggleTopic(settings.topics, topic),
  }))
}
