import type * as z from 'zod/mini'

import { type CallName, callPath, calls } from '#contract/calls.ts'
import { problemSchema } from '#contract/problem.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'

type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>
type Input<Name extends CallName> = z.input<(typeof calls)[Name]['input']>

/** A browser at a server that runs as a process of its own, with its cookies and its refusals. */
export type Browser = {
  readonly cookies: Map<string, string>
  /** Calls that were refused, each as its name and the code of the refusal. */
  readonly refusals: readonly string[]
  /** Returns the answer of a call, or null when it is refused. */
  readonly ask: <Name extends CallName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Output<Name> | null>
}

export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>()
  const refusals: string[] = []

  async function ask<Name extends CallName>(
    name: Name,
    input: Input<Name>,
  ): Promise<Output<Name> | null>
  async function ask(name: CallName, input: unknown): Promise<unknown> {
    const response = await fetch(`${origin}${callPath(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: cookieHeader(cookies) },
      body: JSON.stringify(input),
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const content: unknown = await response.json()
    if (response.ok) return calls[name].output.parse(content)
    const problem = problemSchema.safeParse(content)
    refusals.push(`${name}: ${problem.success ? problem.data.error.code : response.status}`)
    return null
  }

  function keep(line: string): void {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return { cookies, refusals, ask }
}
