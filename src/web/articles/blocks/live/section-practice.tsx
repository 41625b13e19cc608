import { PageFrame } from './page-frame.tsx'

/** Questions about a section, at its end. */
export function SectionPractice({
  section,
  names,
}: {
  readonly section: string
  /** The ids of the templates, with points between. */
  readonly names: string
}) {
  const isOne = !names.includes('.')
  return (
    <PageFrame
      summary={isOne ? 'Try a question about this section' : 'Try questions about this section'}
      title={`Questions: ${section}`}
      path={`/embed/practice/${names}`}
    />
  )
}
