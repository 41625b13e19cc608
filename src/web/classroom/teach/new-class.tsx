import { useState } from 'react'
import { useNavigate } from 'react-router'

import { acting } from '#web/classroom/parts/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { call, retrying } from '#web/wire/api.ts'

/** Makes a class with a name, and opens it. */
export function NewClass() {
  const [name, setName] = useState('')
  const [classId] = useState(() => crypto.randomUUID())
  const [isBusy, whileBusy] = useBusy()
  const navigate = useNavigate()

  async function make() {
    await acting(async () => {
      await retrying(() => call('create_class', { class_id: classId, name }))
      await navigate(`/class/${classId}`)
    }, 'You own as many classes as there may be. Please delete one that you no longer need.')
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void whileBusy(make)
      }}
    >
      <div className="min-w-0 grow basis-60">
        <TextField
          label="Name of a new class"
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" look="primary" isBusy={isBusy}>
        Make a class
      </Button>
    </form>
  )
}
