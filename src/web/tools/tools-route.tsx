import { type ComponentType, createElement, lazy } from 'react'
import { Link, useLocation, useParams } from 'react-router'

import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { toolCalled, type ToolId } from './catalog/tools.ts'
import { ToolList } from './tool-list.tsx'

/**
 * Each tool is a file of its own. They stand in no Suspense: the built page waits for its tool, and a
 * change of screens keeps the old one until the tool has come.
 */
const screens: Readonly<Record<ToolId, ComponentType>> = {
  'molar-mass': lazy(async () => {
    const { MolarMassTool } = await import('./calculators/molar-mass-tool.tsx')
    return { default: MolarMassTool }
  }),
  'percent-composition': lazy(async () => {
    const { PercentTool } = await import('./calculators/percent-tool.tsx')
    return { default: PercentTool }
  }),
  'empirical-formula': lazy(async () => {
    const { EmpiricalTool } = await import('./calculators/empirical-tool.tsx')
    return { default: EmpiricalTool }
  }),
  balancer: lazy(async () => {
    const { BalancerTool } = await import('./calculators/balancer-tool.tsx')
    return { default: BalancerTool }
  }),
  'half-life': lazy(async () => {
    const { HalfLifeTool } = await import('./calculators/half-life-tool.tsx')
    return { default: HalfLifeTool }
  }),
  ph: lazy(async () => {
    const { AcidityTool } = await import('./calculators/acidity-tool.tsx')
    return { default: AcidityTool }
  }),
  'gas-law': lazy(async () => {
    const { GasTool } = await import('./calculators/gas-tool.tsx')
    return { default: GasTool }
  }),
  dilution: lazy(async () => {
    const { DilutionTool } = await import('./calculators/dilution-tool.tsx')
    return { default: DilutionTool }
  }),
  namer: lazy(async () => {
    const { NamerTool } = await import('./lookup/namer-tool.tsx')
    return { default: NamerTool }
  }),
  solubility: lazy(async () => {
    const { SolubilityTool } = await import('./lookup/solubility-tool.tsx')
    return { default: SolubilityTool }
  }),
  reactivity: lazy(async () => {
    const { ReactivityTool } = await import('./lookup/reactivity-tool.tsx')
    return { default: ReactivityTool }
  }),
  'polyatomic-ions': lazy(async () => {
    const { PolyatomicTool } = await import('./lookup/polyatomic-tool.tsx')
    return { default: PolyatomicTool }
  }),
  acids: lazy(async () => {
    const { AcidsTool } = await import('./lookup/acids-tool.tsx')
    return { default: AcidsTool }
  }),
  'flame-colors': lazy(async () => {
    const { FlameTool } = await import('./lookup/flame-tool.tsx')
    return { default: FlameTool }
  }),
}

const byId: ReadonlyMap<string, ComponentType> = new Map(Object.entries(screens))

export function meta({ params }: { readonly params: { readonly tool?: string } }) {
  const tool = toolCalled(params.tool ?? '')
  return tool === undefined
    ? pageMeta(
        'Chemistry Tools',
        'Calculators and tables of chemistry that show every step and say what cannot be worked out.',
      )
    : pageMeta(tool.title, `${tool.text} Every step is shown.`)
}

/** The list of tools, or one tool with the input that the address holds. */
export default function ToolsScreen() {
  const { tool } = useParams()
  const { search } = useLocation()
  if (tool === undefined) return <ToolList />
  const screen = byId.get(tool)
  if (screen === undefined) return <NoSuchTool />
  return createElement(screen, { key: `${tool}${search}` })
}

function NoSuchTool() {
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/tools">There is no such tool</ScreenTitle>
      <p>
        Its address may be from another version. <Link to="/tools">All tools</Link>
      </p>
    </div>
  )
}
