import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { PROVIDER_NAME } from '#web/session/provider-name.ts'
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
    description: 'This link has expired or was already used. Sign in to get a new one.',
    look: 'destructive',
  },
  {
    id: 'google',
    title: `${PROVIDER_NAME} Sign-in Failed`,
    description: `${PROVIDER_NAME} did not sign you in. Please try again, or use your email address.`,
    look: 'destructive',
  },
  {
    id: 'second-factor',
    title: 'Sign-in Failed',
    description:
      'Your account uses two-step sign-in. Please sign in with your email address and password.',
    look: 'destructive',
  },
] as const

/** Shows the outcome of a mailed link or of Google, which redirect to this page. */
export function useLinkProblem(): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const problem = problems.find(({ id }) => id === search.get('problem'))
  useEffect(() => {
    if (problem === undefined) return
    const { title, description, look } = problem
    showToast({ title, description, look, subject: 'entry' })
    // Keeps a reload from showing it again.
    void navigate('/auth', { replace: true })
  }, [problem, navigate])
}
