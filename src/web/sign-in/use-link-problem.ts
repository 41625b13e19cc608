import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { showToast } from '#web/ui/toast/toast.ts'

const problems = [
  {
    id: 'verified',
    title: 'Address Verified',
    description: 'Your email address is verified. Please sign in.',
    look: 'plain',
  },
  {
    id: 'link',
    title: 'Sign-in Failed',
    description: 'This link was used already or has expired. Sign in to get a new one.',
    look: 'destructive',
  },
  {
    id: 'google',
    title: 'Google Sign-in Failed',
    description: 'Google did not let you in. Please try again, or use your email address.',
    look: 'destructive',
  },
  {
    id: 'second-factor',
    title: 'Sign-in Failed',
    description:
      'Your account asks for a code when you sign in. Please use your email address and password.',
    look: 'destructive',
  },
] as const

/** Tells what has come of a link or of Google, from where the browser was sent back here. */
export function useLinkProblem(): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const problem = problems.find(({ id }) => id === search.get('problem'))
  useEffect(() => {
    if (problem === undefined) return
    const { title, description, look } = problem
    showToast({ title, description, look, subject: 'entry' })
    // A reload does not tell it again.
    void navigate('/auth', { replace: true })
  }, [problem, navigate])
}
