import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { type JoinRefusal, PIN_LENGTH } from '#contract/class-game/calls.ts'
import { MAX_NAME } from '#contract/wire/display-name.ts'
import { joinGame, readPin } from '#web/class-game/client/join-game.ts'
import { storedSeat } from '#web/class-game/client/stored-seat.ts'
import { nameReasons, sentenceFor } from '#web/session/sentences.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { codeOf } from '#web/wire/api.ts'

const refused: Readonly<Record<JoinRefusal, string>> = {
  ended: 'This game has ended.',
  locked: 'This game is locked. Ask your teacher to unlock it.',
  full: 'This game is full.',
  nameTaken: 'Another player has this name. Please choose a different one.',
  removed: 'You were removed from this game.',
}

const endings = {
  removed: 'You were removed from the game.',
  gone: 'This game is over.',
} as const

/** Joins a game by its PIN and a name. */
export function JoinForm({
  ending,
  onJoin,
}: {
  /** Why the last game was over. */
  readonly ending: 'removed' | 'gone' | null
  readonly onJoin: () => void
}) {
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const isInBrowser = useInBrowser()
  const [isBusy, setIsBusy] = useState(false)
  const [pinProblems, setPinProblems] = useState<readonly string[]>([])
  const [nameProblems, setNameProblems] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(ending === null ? null : endings[ending])

  useFilledIn(form, readPin(search.get('pin') ?? ''))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    const pin = readPin(fieldOf(form.current, 'pin')?.value ?? '')
    const name = (fieldOf(form.current, 'nickname')?.value ?? '').trim()
    const isPin = pin.length === PIN_LENGTH
    const isName = name !== ''
    setPinProblems(isPin ? [] : [`A PIN has ${PIN_LENGTH} letters. It is on the big screen.`])
    setNameProblems(isName ? [] : ['Please enter a name.'])
    if (!isPin || !isName) return
    setIsBusy(true)
    try {
      const refusal = await joinGame(pin, name)
      if (refusal === null) return onJoin()
      if (refusal === 'nameTaken') setNameProblems([refused.nameTaken])
      else setProblem(refused[refusal])
    } catch (error) {
      const reasons = nameReasons(error)
      if (reasons.length > 0) setNameProblems(reasons)
      else if (codeOf(error) === 'not_found' || codeOf(error) === 'invalid_input') {
        setPinProblems(['No game has this PIN now. Please check the letters.'])
      } else setProblem(sentenceFor(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-md pt-6">
      <h1 className="text-2xl">Class Game</h1>
      <p className="mt-2 text-muted">
        Your teacher shows the PIN. You need no account, only a name that your class knows.
      </p>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 space-y-5"
      >
        <TextField
          label="PIN"
          name="pin"
          problems={pinProblems}
          onChange={({ target }) => {
            target.value = readPin(target.value)
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          className="text-center font-display text-3xl tracking-[0.25em]"
        />
        <TextField
          label="Your name"
          name="nickname"
          maxLength={MAX_NAME * 4}
          problems={nameProblems}
          hint="Only your class sees it, until the game is deleted."
          autoComplete="nickname"
        />
        <p role="alert" className="text-incorrect">
          {problem === null ? null : <span key={problem}>{problem}</span>}
        </p>
        {/* Without the script the browser would send the name as an address. */}
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          disabled={!isInBrowser}
          className="min-h-14 w-full text-lg"
        >
          Join the Game
        </Button>
      </form>
    </div>
  )
}

/**
 * Fills in what the address and the browser know, which the built page does not. The fields hold their own
 * values, so that nothing is lost that was typed before the script had come.
 */
function useFilledIn(form: RefObject<HTMLFormElement | null>, pin: string): void {
  useEffect(() => {
    fillIn(fieldOf(form.current, 'pin'), pin)
    fillIn(fieldOf(form.current, 'nickname'), storedSeat.get()?.name ?? '')
  }, [form, pin])
}

function fillIn(field: HTMLInputElement | null, value: string): void {
  if (field !== null && field.value === '') field.value = value
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
