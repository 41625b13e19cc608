import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { acting, TOO_MANY_SETS } from '#web/classroom/parts/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { call } from '#web/wire/api.ts'

import { wentWrong } from './went-wrong.ts'

/** In place of a class: the set is made and given to none. */
const NONE = ''

/** Makes a set of the questions answered wrong in a game, for a class or for later. */
export function Homework({
  createdAt,
  questions,
}: {
  readonly createdAt: string
  readonly questions: ClassGameReport['questions']
}) {
  const navigate = useNavigate()
  const [setId] = useState(() => crypto.randomUUID())
  const [classId, setClassId] = useState(NONE)
  const [isBusy, whileBusy] = useBusy()
  const taught = useQuery({ queryKey: ['own-classes'], queryFn: () => call('list_classes', {}) })
  const wrong = wentWrong(questions)
  if (wrong.length === 0) return null
  const classes = taught.data?.taught ?? []

  async function make() {
    await acting(async () => {
      const { code } = await call('save_set', {
        set_id: setId,
        version: 1,
        name: nameOf(createdAt),
        draft: {
          source: { kind: 'fixed', questions: [...wrong] },
          order: 'given',
          timer: 'off',
          tries: 2,
          hints: true,
          is_shared_seed: true,
        },
      })
      await navigate(classId === NONE ? `/set/${code}` : `/class/${classId}?assign=${setId}`)
    }, TOO_MANY_SETS)
  }

  return (
    <section aria-labelledby="homework" className="mt-8 print:hidden">
      <h2 id="homework" className="text-2xl">
        Homework
      </h2>
      <p className="mt-2 text-muted">
        {wrong.length === 1
          ? 'One question went wrong. It becomes a set, with two tries and hints.'
          : `${wrong.length} questions went wrong. They become a set, with two tries and hints.`}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {classes.length === 0 ? null : (
          <SelectField
            label="For"
            chosen={classId}
            options={[
              { id: NONE, label: 'No class yet' },
              ...classes.map(({ class_id, name }) => ({ id: class_id, label: name })),
            ]}
            onChoose={setClassId}
          />
        )}
        <Button look="primary" isBusy={isBusy} onClick={() => void whileBusy(make)}>
          Make a set of what went wrong
        </Button>
      </div>
    </section>
  )
}

function nameOf(createdAt: string, locale = 'en-US'): string {
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  return `Wrong in the game of ${day.format(new Date(createdAt))}`
}
