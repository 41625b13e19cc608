import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { readCode } from '#quiz/sets/code.ts'
import { addressOfInvitation } from '#web/match/address/friend-address.ts'
import { MatchArt } from '#web/match/review/match-art.tsx'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { call } from '#web/wire/api.ts'

const CODE_PROBLEM = 'A code has six letters. Please compare it with the one from your friend.'

/** Makes an invitation, or takes the code of one. */
export function FriendStart({ isWrong }: { readonly isWrong: boolean }) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>(isWrong ? [CODE_PROBLEM] : [])

  async function invite() {
    setIsBusy(true)
    setFailure(null)
    try {
      const { code } = await call('create_match_invitation', {})
      await navigate(addressOfInvitation(code), { replace: true })
    } catch (error) {
      setFailure(sentenceFor(error))
    } finally {
      setIsBusy(false)
    }
  }

  function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    const code = typeof typed === 'string' ? readCode(typed) : null
    if (code === null) return setProblems([CODE_PROBLEM])
    void navigate(addressOfInvitation(code), { replace: true })
  }

  return (
    <div className="mx-auto min-h-dvh w-full max-w-4xl pt-4 sm:pt-8">
      <div className="mx-auto h-24 sm:h-32">
        <MatchArt />
      </div>
      <h1 className="mt-4 text-center text-2xl">Play a Friend</h1>
      <p className="mx-auto mt-2 max-w-prose text-center text-muted">
        Both of you get the same ten questions, eight seconds each. A match with a friend is for
        fun: nothing is at stake.
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        <section className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-card sm:p-7">
          <h2 className="text-xl">Invite</h2>
          <p className="mt-2 grow text-muted">
            You get a link to send, and a code to read out. The match starts when your friend is
            there.
          </p>
          <Button look="primary" isBusy={isBusy} onClick={() => void invite()} className="mt-5">
            Invite a Friend
          </Button>
          <p role="alert" className="text-sm text-incorrect">
            {failure === null ? null : <span key={failure}>{failure}</span>}
          </p>
        </section>
        <section className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-7">
          <h2 className="text-xl">Join</h2>
          <form onSubmit={join} noValidate className="mt-3 space-y-4">
            <TextField
              label="Code from your friend"
              name="code"
              problems={problems}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              translate="no"
              className="text-center font-mono text-xl tracking-[0.2em] uppercase"
            />
            <Button type="submit" className="w-full">
              Join the Match
            </Button>
          </form>
        </section>
      </div>
      <p className="mt-6 text-center">
        <Link to="/dashboard/multiplayer" className={buttonClass('quiet')}>
          Find any opponent
        </Link>
      </p>
    </div>
  )
}
