import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { readCode } from '#quiz/sets/code.ts'
import { readWork } from '#web/classroom/work/send-work.ts'
import { storedWork } from '#web/classroom/work/stored-work.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { CookieNotice } from '#web/sign-in/cookie-notice.tsx'
import { MANY_GUESSES, workFirst } from '#web/sign-in/work-first.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { storedName } from '#web/user-data/name.ts'
import { call, CallProblem, codeOf, type Output } from '#web/wire/api.ts'

import { cardOfFragment } from './card-link.ts'

type Way = 'new' | 'card'

const tabs = [
  { id: 'new', label: 'I am new' },
  { id: 'card', label: 'I have a card' },
] as const

/** A class knows its members by a cookie. */
const NO_COOKIES =
  'This browser keeps no cookies for this site, so your class would not know you on the next page. Allow cookies to join a class. Class games, sets and practice work without.'

/** The way into a class: with its code and a nickname, or with a card from before. */
export function JoinScreen() {
  const [search] = useSearchParams()
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [scanned] = useState(() => cardOfFragment(globalThis.location.hash))
  const [way, setWay] = useState<Way>(scanned === null ? 'new' : 'card')
  const [code, setCode] = useState(scanned?.code ?? search.get('code') ?? '')
  const [nickname, setNickname] = useState(
    visitor.status === 'signed-in' ? visitor.account.display_name : '',
  )
  const [card, setCard] = useState(scanned?.card ?? '')
  const [memberId] = useState(() => crypto.randomUUID())
  const [joined, setJoined] = useState<Output<'join_class'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, whileBusy] = useBusy()

  async function enter() {
    const known = readCode(code)
    if (known === null) return setProblem('A code has six letters. Please look at it again.')
    if (!navigator.cookieEnabled) return setProblem(NO_COOKIES)
    setProblem(null)
    try {
      if (way === 'card') {
        const { class_id } = await workFirst(MANY_GUESSES, (work) =>
          call('enter_class', { code: known, card, ...work }),
        )
        if (!(await isKnownTo(class_id))) return setProblem(NO_COOKIES)
        skipNamePrompt()
        await navigate(`/class/${class_id}`, { replace: true })
        return
      }
      const answer = await workFirst(MANY_GUESSES, (work) =>
        call('join_class', { code: known, member_id: memberId, nickname, ...work }),
      )
      const isKnown = await isKnownTo(answer.class_id)
      skipNamePrompt()
      if (answer.card !== null) return isKnown ? setJoined(answer) : setProblem(NO_COOKIES)
      await navigate(`/class/${answer.class_id}`, { replace: true })
    } catch (error) {
      const isNoClass = way === 'new' && codeOf(error) === 'not_found'
      if (isNoClass && (await isCodeOfSet(known))) await navigate(`/set/${known}`)
      else setProblem(problemOf(error, way))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void whileBusy(enter)
  }

  if (joined !== null) return <Joined joined={joined} />
  return (
    <>
      <ScreenTitle backTo="/classes">Join a Class</ScreenTitle>
      <CookieNotice>{NO_COOKIES}</CookieNotice>
      <Tabs label="How you join" tabs={tabs} chosen={way} onChoose={setWay} />
      <div id={`panel-${way}`} role="tabpanel" aria-labelledby={`tab-${way}`}>
        <form
          className="mt-5 grid gap-5 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7"
          onSubmit={submit}
        >
          <TextField
            label="Code of the class"
            hint="Six letters. Your teacher shows them to you. Those of a set open the set."
            value={code}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            className="font-mono tracking-[0.2em] uppercase"
            onChange={({ target }) => setCode(target.value)}
          />
          {way === 'new' ? (
            <TextField
              label="Your nickname"
              hint="Only the teachers of the class see it. It need not be your real name, and your teacher can change it."
              value={nickname}
              required
              maxLength={32}
              autoComplete="off"
              onChange={({ target }) => setNickname(target.value)}
            />
          ) : (
            <TextField
              label="Your card"
              hint="Two words and a number. If you have lost it, your teacher makes a new one."
              value={card}
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              translate="no"
              onChange={({ target }) => setCard(target.value)}
            />
          )}
          <p aria-live="assertive" className="min-h-6 text-incorrect">
            <span key={problem}>{problem}</span>
          </p>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {way === 'new' ? 'Join' : 'Sign In to My Class'}
          </Button>
          <p className="text-sm text-muted">
            You need no e-mail address.{' '}
            <Link to="/about/class-data" className="text-link underline underline-offset-4">
              This is stored about you
            </Link>
          </p>
        </form>
      </div>
    </>
  )
}

/** Whether a code that is no class's is that of a set, which looks the same on a board. */
async function isCodeOfSet(code: string): Promise<boolean> {
  try {
    await workFirst(MANY_GUESSES, (work) => call('get_set', { code, ...work }))
    return true
  } catch {
    return false
  }
}

/** A pupil who has given a nickname is not asked for a name again where the work is, on the home screen. */
function skipNamePrompt(): void {
  if (storedName.get() === null) storedName.set('')
}

/**
 * Keeps the work of the classes in this browser, by which the home screen knows a member. Returns whether the
 * server still knows the member of this class: something on the way may have dropped the cookie.
 */
async function isKnownTo(classId: string): Promise<boolean> {
  try {
    await readWork()
  } catch {
    // The page of the class reads it again.
    return true
  }
  return storedWork.get().members.some((member) => member.classId === classId)
}

/** The card of a new member, which is shown this once. */
function Joined({ joined }: { readonly joined: Output<'join_class'> }) {
  return (
    <>
      <h1 className="mt-4 mb-6 text-2xl">
        <span>You are in: </span>
        <bdi className="wrap-anywhere">{joined.name}</bdi>
      </h1>
      <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
        <h2 className="text-lg">Your member card</h2>
        <p className="mt-2">
          On this device you stay signed in. Anywhere else you sign in with the code of the class
          and this card. Write it down: it is not shown again.
        </p>
        <p translate="no" className="mt-4 rounded-md bg-sunken p-4 font-mono text-xl">
          {joined.card}
        </p>
        <Link to={`/class/${joined.class_id}`} className={`mt-6 ${buttonClass('primary')}`}>
          To my class
        </Link>
      </section>
    </>
  )
}

function problemOf(error: unknown, way: Way): string {
  const code = codeOf(error)
  if (code === 'not_found') {
    return way === 'card'
      ? 'This code and this card do not belong together. Please compare them.'
      : 'There is no class with this code. Please compare it.'
  }
  if (code === 'conflict') {
    const isTaken = error instanceof CallProblem && error.reasons.length > 0
    return isTaken
      ? 'This nickname is taken in the class. If it is yours, choose “I have a card”; otherwise choose another one.'
      : 'The class takes no new members now. If you are in it already, choose “I have a card”; otherwise ask your teacher.'
  }
  return sentenceFor(error)
}
