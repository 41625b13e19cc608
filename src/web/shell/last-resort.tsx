import { Component, type ReactNode } from 'react'

import { ScreenError } from './screen-error.tsx'

/**
 * Catches errors beyond the screens' own boundary, as in the frame around them. Above this there is
 * only the document, and browsers with trusted types let no script rebuild that: the page would be
 * empty.
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
