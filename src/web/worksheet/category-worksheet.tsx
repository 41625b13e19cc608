import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import {
  categories,
  type Category,
  categoryLabel,
  difficulties,
  isCategory,
} from '#quiz/categories.ts'
import { poolOf } from '#quiz/sets/pool.ts'
import { answerKinds, type SetContent } from '#quiz/sets/set-content.ts'
import { isSkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { useBankOfTopics } from '#web/classroom/parts/use-bank.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { readSheetWish, sheetSearch } from './sheet-address.ts'
import { Worksheet } from './worksheet.tsx'

const QUESTIONS = 10
const NO_TOPICS: readonly string[] = []

/** A worksheet about a category of the first year. It needs neither a set nor an account. */
export function CategoryWorksheet() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('category') ?? ''
  const category = isCategory(asked) ? asked : categories[0].id
  const bank = useBankOfTopics(NO_TOPICS)
  const content = useMemo(
    () => (bank === null ? null : contentAbout(category, bank)),
    [category, bank],
  )
  if (content === null) return <Loading label="The questions are on their way." />
  return (
    <Worksheet
      subject={{ category }}
      name={categoryLabel(category)}
      content={content}
      backTo="/classes"
    >
      <div className="mb-4">
        <SelectField
          label="Category"
          options={categories}
          chosen={category}
          onChoose={(id) => setSearch(sheetSearch({ category: id }, readSheetWish(search)))}
        />
      </div>
    </Worksheet>
  )
}

/** Questions of every skill of a category, easy ones first. */
function contentAbout(
  category: Category,
  bank: Bank,
): Pick<SetContent, 'source' | 'order' | 'seed'> {
  const wish = {
    skills: skills
      .filter((one) => one.category === category)
      .map(({ id }) => id)
      .filter((id) => isSkillId(id) && topicOfSkill(id) === null),
    levels: difficulties,
    kinds: answerKinds,
    misconception: null,
    count: QUESTIONS,
  }
  return {
    source: { kind: 'drawn', wish, pool: poolOf(wish, bank) },
    order: 'easy-first',
    seed: null,
  }
}
