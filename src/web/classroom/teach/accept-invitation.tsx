import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readInvitation } from '#quiz/sets/code.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { call, codeOf, retrying } from '#web/wire/api.ts'

/** The way into a class that another teaches, with an invitation of its owner. */
export function AcceptInvitation() {
  const [search] = useSearchParams()
  const given = search.get('teach')
  const navigate = useNavigate()
  const [text, setText] = useState(given ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, whileBusy] = useBusy()

  async function accept() {
    const code = readInvitation(text)
    if (code === null) return setProblem('An invitation has twelve letters.')
    try {
      const { class_id } = await retrying(() => call('accept_invitation', { code }))
      await navigate(`/class/${class_id}`)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  return (
    <details open={given !== null} className="mt-4 rounded-md border border-line p-3">
      <summary className="disclosure flex min-h-11 cursor-pointer items-center text-link">
        <span>Teach a class of a colleague</span>
      </summary>
      <form
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void whileBusy(accept)
        }}
      >
        <TextField
          label="Invitation"
          hint="Twelve letters, from the teacher who made the class"
          translate="no"
          autoComplete="off"
          value={text}
          problems={problem === null ? [] : [problem]}
          onChange={({ target }) => {
            setProblem(null)
            setText(target.value)
          }}
        />
        <Button type="submit" look="primary" isBusy={isBusy} className="mt-3">
          Teach this class
        </Button>
      </form>
    </details>
  )
}

function problemOf(error: unknown): string {
  if (codeOf(error) === 'not_found') {
    return 'No class has this invitation. It may have been used, or be older than seven days.'
  }
  return codeOf(error) === 'conflict'
    ? 'This class is your own, or has as many teachers as it may have.'
    : sentenceFor(error)
}
