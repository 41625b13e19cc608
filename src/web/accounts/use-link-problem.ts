import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { showToast } from '#web/ui/toast.ts'

const problems = [
  {
    id: 'link',
    title: 'Sign-in Failed',
    description: 'This link was used already or has expired. Sign in to get a new one.',
  },
  {
    id: 'google',
    title: 'Google Sign-in Failed',
    description: 'Google did not let you in. Please try again, or use your email address.',
  },
  {
    id: 'second-factor',
    title: 'Sign-in Failed',
    description:
      'Your account asks for a code when you sign in. Please use your email address and password.',
  },
] as const

/** Tells what went wrong with a link or at Google, from where the browser was sent back here. */
export function useLinkProblem(): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const problem = problems.find(({ id }) => id === search.get('problem'))
  useEffect(() => {
    if (problem === undefined) return
    const { title, description } = problem
    showToast({ title, description, look: 'destructive' })
    // A reload does not tell it again.
    void navigate('/auth', { replace: true })
  }, [problem, navigate])
}
