import type { PageData } from '#web/element-pages/data/page-data.ts'

/** The ways to the sections of the page, in their order. */
export function ContentsLinks({ data: { detail } }: { readonly data: PageData }) {
  const sections: readonly (readonly [id: string, label: string] | null)[] = [
    ['electrons', 'Electrons'],
    detail.ionization.length === 0 ? null : ['ionization', 'Ionization'],
    ['spectrum', 'Spectrum'],
    ['oxidation', 'Oxidation states'],
    ['size', 'Size'],
    ['isotopes', 'Isotopes'],
    detail.crystal === null ? null : ['crystal', 'Crystal'],
    ['matter', 'Heat and strength'],
    ['abundance', 'Abundance'],
    ['names', 'Names'],
    ['practice', 'Practice'],
  ]
  return (
    <nav aria-label="On this page" className="el-contents">
      <ul>
        {sections
          .filter((section) => section !== null)
          .map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
