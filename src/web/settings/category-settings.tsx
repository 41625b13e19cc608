import { useState } from 'react'

import { categories, type Category } from '#quiz/categories.ts'
import { toggleCategory } from '#quiz/practice/settings.ts'
import { useStored } from '#web/store/use-stored.ts'
import { CategoryIcon } from '#web/ui/category-icon.tsx'
import { SwitchRow } from '#web/ui/form/switch-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/** The categories that questions come from; one always stays on. */
export function CategorySettings() {
  const { enabledCategories } = useStored(storedSettings)
  const [isRefused, setIsRefused] = useState(false)

  function toggle(category: Category) {
    const settings = storedSettings.get()
    const changed = toggleCategory(settings, category)
    setIsRefused(changed === null)
    if (changed === null) return
    storedSettings.set({ ...settings, enabledCategories: [...changed.enabledCategories] })
  }

  return (
    <Panel title="Categories" hint="Practice asks about the categories that are on.">
      <div role="group" aria-label="Categories" className="-mx-3 grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ id, label }) => (
          <SwitchRow
            key={id}
            label={label}
            icon={<CategoryIcon category={id} />}
            isOn={enabledCategories.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      <p role="alert" className="text-sm text-incorrect">
        {isRefused ? 'You must have at least one category enabled.' : ''}
      </p>
    </Panel>
  )
}
