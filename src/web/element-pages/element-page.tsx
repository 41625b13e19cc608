import { IsotopesSection } from './atoms/isotopes-section.tsx'
import { RadiiSection } from './atoms/radii-section.tsx'
import { SpectrumSection } from './atoms/spectrum-section.tsx'
import type { PageData } from './data/page-data.ts'
import { IonizationSection } from './electrons/ionization-section.tsx'
import { OxidationSection } from './electrons/oxidation-section.tsx'
import { PullSection } from './electrons/pull-section.tsx'
import { ShellsSection } from './electrons/shells-section.tsx'
import { ElementEnd, type RelatedArticle } from './element-end.tsx'
import { ElementStyles } from './element-styles.tsx'
import { ContentsLinks } from './head/contents-links.tsx'
import { ElementHead } from './head/element-head.tsx'
import { Glance } from './head/glance.tsx'
import { AbundanceSection } from './matter/abundance-section.tsx'
import { BulkSection } from './matter/bulk-section.tsx'
import { CrystalSection } from './matter/crystal-section.tsx'
import { LifeSection } from './matter/life-section.tsx'
import { NamesSection } from './matter/names-section.tsx'

/** Everything that is known of one element, complete without script. */
export function ElementPage({
  data,
  address,
  articles,
}: {
  readonly data: PageData
  /** Where the page is found, for its printed copy. */
  readonly address: string
  readonly articles: readonly RelatedArticle[]
}) {
  return (
    <>
      <ElementStyles />
      <article className="el-page" aria-labelledby="title">
        <ElementHead data={data} />
        <Glance data={data} />
        <ContentsLinks data={data} />
        <ShellsSection data={data} />
        <IonizationSection data={data} />
        <SpectrumSection data={data} />
        <OxidationSection data={data} />
        <RadiiSection data={data} />
        <IsotopesSection data={data} />
        <CrystalSection data={data} />
        <PullSection data={data} />
        <BulkSection data={data} />
        <AbundanceSection data={data} />
        <LifeSection data={data} />
        <NamesSection data={data} />
        <ElementEnd data={data} articles={articles} />
        <p className="el-address">{address}</p>
      </article>
    </>
  )
}
