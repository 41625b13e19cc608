import { formatNumber } from '#chemistry/units.ts'
import type { Cell, Crystal } from '#content/elements/detail.ts'
import type { PageData } from '#web/element-pages/data/page-data.ts'
import { PageSection } from '#web/element-pages/parts/page-section.tsx'

import { LatticePicture } from './lattice-picture.tsx'

/** The arrangement of the atoms in the solid. */
export function CrystalSection({ data: { element, detail } }: { readonly data: PageData }) {
  const { crystal } = detail
  if (crystal === null) return null
  return (
    <PageSection id="crystal" title="Crystal">
      <div className="el-pair">
        {crystal.structure === null ? null : <LatticePicture structure={crystal.structure} />}
        <div>
          <p>{crystalSentence(element.name, crystal)}</p>
          {crystal.note === '' ? null : <p>{sentence(crystal.note)}</p>}
          <p className="el-source">
            Sources: pse-info.de database, mendeleev and the Blue Obelisk Data Repository.
          </p>
        </div>
      </div>
    </PageSection>
  )
}

function crystalSentence(name: string, { cell, name: structure, spaceGroup }: Crystal): string {
  const parts = [
    structure === '' ? null : `The crystal of ${name.toLowerCase()} is ${structure}`,
    spaceGroup === null ? null : `space group ${spaceGroup}`,
    cell === null ? null : cellText(cell),
  ].filter((part) => part !== null)
  return parts.length === 0 ? `${name} has several solid forms.` : `${parts.join(', ')}.`
}

/** The edges and angles that differ: 'a = 286.65 pm'. */
function cellText({ edges: [a, b, c], angles: [alpha, beta, gamma] }: Cell): string {
  const edges = [
    `a = ${formatNumber(a)} pm`,
    ...(b === a ? [] : [`b = ${formatNumber(b)} pm`]),
    ...(c === a ? [] : [`c = ${formatNumber(c)} pm`]),
  ]
  const angles = [
    ...(alpha === 90 ? [] : [`α = ${formatNumber(alpha)}°`]),
    ...(beta === 90 || beta === alpha ? [] : [`β = ${formatNumber(beta)}°`]),
    ...(gamma === 90 || gamma === alpha ? [] : [`γ = ${formatNumber(gamma)}°`]),
  ]
  return [...edges, ...angles].join(', ')
}

function sentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`
}
