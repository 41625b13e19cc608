import type { Decay, Isotope } from '#content/elements/detail.ts'
import { halfLifeSeconds, YEAR_S } from '#content/elements/half-life.ts'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'

/** From here on, a hundred million times the age of the universe, an isotope is practically stable. */
const PRACTICALLY_STABLE_S = 1e18 * YEAR_S

/** Whether an isotope decays too slowly for any use to notice, such as bismuth-209. */
export function isPracticallyStable(isotope: Isotope): boolean {
  return (halfLifeSeconds(isotope) ?? 0) >= PRACTICALLY_STABLE_S
}

/** 'stable', 'not measured', '4.463 Gy' or '20.1 Ey, practically stable'. */
export function lifeText(isotope: Isotope): string {
  const { life } = isotope
  if (life.kind === 'stable') return 'stable'
  if (life.kind === 'unmeasured') return 'not measured'
  const text = `${shownNumber(life.value)}\u00A0${life.unit}`
  return isPracticallyStable(isotope) ? `${text}, practically stable` : text
}

/** 'α 35.94 %, β− 64.06 %', 'α 100 %, SF rare'. */
export function decaysText(decays: readonly Decay[]): string {
  return decays
    .map(({ mode, share }) => {
      if (share === 'unknown') return mode
      return share === 'rare' ? `${mode} rare` : `${mode} ${shownNumber(share)}\u00A0%`
    })
    .join(', ')
}
