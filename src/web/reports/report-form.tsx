import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { keepReport, type WaitingReport } from '#web/outbox/waiting-reports.ts'
import type { Reported } from '#web/report-link/report-address.ts'
import { currentVisitor } from '#web/store/visitor.ts'
import { atomicFacts, basicFacts, discoveryFacts, physicalFacts } from '#web/table/facts.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { useBusy } from '#web/ui/form/use-busy.ts'
import type { Fact } from '#web/ui/text/fact-list.tsx'

import type { ReportEnd } from './send-report.ts'

const MAX_SENTENCE = 300
const THANKS_OFFLINE =
  'Thank you. Your report waits in this browser and is sent as soon as there is a connection.'
const NO_CONNECTION =
  'Your report was not sent: there is no connection. Your sentence stays on this page. Send it again when you are online.'

/**
 * Asks for a sentence about a mistake and sends it, or keeps it until there is a connection. The id is
 * made once, so that a report that is sent again is the same one. The code that talks to the server is
 * loaded only then.
 */
export function ReportForm({ subject }: { readonly subject: Reported }) {
  const id = useId()
  const [reportId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [words, setWords] = useState<string | null>(null)
  const [isBusy, whileBusy] = useBusy()
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words !== null) thanks.current?.focus()
  }, [words])
  const facts = subject.what === 'value' ? factsOf(subject.element) : []

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const sentence = formText(form, 'sentence').trim()
    const fact = facts.find(({ label }) => label === formText(form, 'property'))
    if (sentence === '') return setProblem('Please write what is wrong.')
    setProblem('')
    const about = fact === undefined ? subject : withFact(subject, fact)
    const report: WaitingReport = { type: 'fault', id: reportId, ...byVisitor(), about, sentence }
    const isKept = keepReport(report)
    const end = await whileBusy<ReportEnd>(() =>
      import('./send-report.ts').then(
        ({ sendReport }) => sendReport(report),
        () => (isKept ? { thanks: THANKS_OFFLINE } : { problem: NO_CONNECTION }),
      ),
    )
    if ('thanks' in end) setWords(end.thanks)
    else setProblem(end.problem)
  }

  if (words !== null) {
    return (
      <p ref={thanks} key="thanks" tabIndex={-1}>
        {words}
      </p>
    )
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Subject subject={subject} facts={facts} />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm">
          What is wrong?
        </label>
        <textarea
          id={id}
          name="sentence"
          rows={4}
          maxLength={MAX_SENTENCE}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== ''}
          className="w-full rounded-md border border-outline bg-sunken px-4 py-3 aria-invalid:border-incorrect"
        />
        <p id={`${id}-note`} className="pt-1.5 text-sm text-muted">
          One sentence of 300 characters at most. Please write nothing about yourself.
        </p>
      </div>
      <p role="alert" className="text-sm text-incorrect">
        {problem}
      </p>
      <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
        Send report
      </Button>
    </form>
  )
}

function Subject({
  subject,
  facts,
}: {
  readonly subject: Reported
  readonly facts: readonly Fact[]
}) {
  const id = useId()
  if (subject.what === 'question') {
    return (
      <dl className="grid gap-1 text-sm">
        <dt className="text-muted">Question</dt>
        <dd translate="no" className="wrap-anywhere">
          {subject.id}
        </dd>
        {subject.choice === '' ? null : (
          <>
            <dt className="text-muted">Your answer</dt>
            <dd translate="no" className="wrap-anywhere">
              {subject.choice}
            </dd>
          </>
        )}
      </dl>
    )
  }
  return (
    <>
      <p>
        <span className="text-muted">Element</span> <span translate="no">{subject.element}</span>
      </p>
      {subject.property === '' ? (
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm">
            Value
          </label>
          <select
            id={id}
            name="property"
            className="min-h-12 w-full rounded-md border border-outline bg-sunken px-4"
          >
            {facts.map(({ label, value }) => (
              <option key={label} value={label} translate={/\d/.test(value) ? 'no' : undefined}>
                {`${label}: ${value}`}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="wrap-anywhere">
          <span className="text-muted">{subject.property}</span>{' '}
          <span translate="no">{subject.shown}</span>
        </p>
      )}
    </>
  )
}

/** Returns the user who reports, null for a guest, and nothing while the account is on its way. */
function byVisitor(): Pick<WaitingReport, 'by'> {
  const visitor = currentVisitor()
  if (visitor.status === 'opening') return {}
  return { by: visitor.status === 'guest' ? null : visitor.account.user_id }
}

/** Returns the facts on the card of an element. */
function factsOf(symbol: string): readonly Fact[] {
  const element = elementBySymbol(symbol)
  if (element === undefined) return []
  return [basicFacts, atomicFacts, physicalFacts, discoveryFacts].flatMap((facts) => facts(element))
}

function withFact(subject: Reported, { label, value }: Fact): Reported {
  return subject.what === 'value' ? { ...subject, property: label, shown: value } : subject
}
