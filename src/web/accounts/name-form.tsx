import { type FormEvent, useState } from 'react'

import type { Account } from '#contract/accounts.ts'
import { readDisplayName } from '#contract/display-name.ts'
import { call, codeOf } from '#web/platform/api.ts'
import { NAME_REFUSAL } from '#web/platform/name.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { sentenceFor } from './sentences.ts'
import { renamed } from './session.ts'
import { useBusy } from './use-busy.ts'

/** The name that others see. */
export function NameForm({ account }: { readonly account: Account }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [isBusy, whileBusy] = useBusy()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSaved(false)
    const typed = new FormData(event.currentTarget).get('name')
    const name = readDisplayName(typeof typed === 'string' ? typed : '')
    if (name === null) return setProblem(NAME_REFUSAL)
    try {
      renamed(await whileBusy(() => call('update_profile', { display_name: name })))
      setProblem(null)
      setIsSaved(true)
    } catch (error) {
      setProblem(codeOf(error) === 'invalid_input' ? NAME_REFUSAL : sentenceFor(error))
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col items-start gap-3 sm:flex-row"
    >
      <div className="w-full min-w-0">
        <TextField
          key={account.display_name}
          label="Display name"
          name="name"
          defaultValue={account.display_name}
          autoComplete="nickname"
          hint="Others see it in matches and on the leaderboard."
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
