import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { Account } from '#contract/account.ts'
import { readDisplayName } from '#contract/wire/display-name.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { renamed } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { NAME_REFUSAL } from '#web/user-data/name.ts'
import { call } from '#web/wire/api.ts'

/** Changes the display name. */
export function NameForm({ account }: { readonly account: Account }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [isBusy, whileBusy] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  const name = account.display_name
  useEffect(() => {
    const field = form.current?.elements.namedItem('name')
    // A change on another device does not overwrite a name that is being typed.
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = name
  }, [name])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSaved(false)
    const given = new FormData(event.currentTarget).get('name')
    const wanted = readDisplayName(typeof given === 'string' ? given : '')
    if (wanted === null) return setProblem(NAME_REFUSAL)
    try {
      renamed(await whileBusy(() => call('update_profile', { display_name: wanted })))
      setProblem(null)
      setIsSaved(true)
    } catch (error) {
      setProblem(sentenceFor(error))
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col items-start gap-3 sm:flex-row"
    >
      <div className="w-full min-w-0">
        <TextField
          label="Display name"
          name="name"
          defaultValue={name}
          autoComplete="nickname"
          hint={hintOf(account)}
          problems={problem === null ? [] : [problem]}
        />
      </div>
      <Button type="submit" isBusy={isBusy} className="min-h-12 sm:mt-7.5">
        Save
      </Button>
      <p role="status" className="sr-only">
        {isSaved ? 'Your name was saved.' : ''}
      </p>
    </form>
  )
}

/** Returns who sees the name, or the name that others see instead. */
function hintOf({ public_name: shown }: Account): string {
  return shown === undefined
    ? 'Shown in matches and on the leaderboard.'
    : `Others see “${shown}” instead of this name. Please choose another one.`
}
