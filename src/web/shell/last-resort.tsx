import { Component, type ReactNode } from 'react'

import { ScreenError } from './screen-error.tsx'

/**
 * Catches what the screens' own boundary lets through, as when what surrounds them fails. Beyond this
 * there is only the document, and browsers that ask for trusted types let nobody make that anew: the
 * page would be empty.
 */
export class LastResort extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main id="main" className="flex grow flex-col px-4">
        <ScreenError />
      </main>
    )
  }
}
