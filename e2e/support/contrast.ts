import type { Page } from 'playwright'

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Color = readonly number[]

/** A text with its color, and the colors that may be behind it. */
type Shown = { readonly text: string; readonly color: Color; readonly behind: readonly Color[] }

/**
 * Returns how many texts are visible within a part of a page, and a line for each whose contrast with what is behind it
 * is lower than wanted. Buttons that cannot be pressed now are left out, as WCAG does.
 */
export async function lowContrasts(
  page: Page,
  part: string,
  wanted: number,
): Promise<{ readonly texts: number; readonly low: readonly string[] }> {
  const shown = await page.evaluate(textsIn, part)
  const low = shown.flatMap(({ text, color, behind }) => {
    const ratio = Math.min(...behind.map((below) => contrast(over(color, below), below)))
    return ratio < wanted ? [`${ratio.toFixed(2)}: ${text.slice(0, 40)}`] : []
  })
  return { texts: shown.length, low }
}

/** The contrast of two colors that hide what is behind them, by WCAG, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance of WCAG. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function over(top: Color, below: Color): Color {
  const share = top[3] ?? 1
  return [0, 1, 2].map((at) => (top[at] ?? 0) * share + (below[at] ?? 0) * (1 - share))
}

/** Runs in the page. Where no element has a background, a text stands on the page, with or without its glow. */
function textsIn(part: string): readonly Shown[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const { documentElement, body } = document
  const shown: Shown[] = []

  function colorOf(style: string, opacity: number): Color {
    if (context === null) throw new Error('There is no canvas to read colors with.')
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = style
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, (alpha / 255) * opacity]
  }

  function look(element: Element, text: string): Shown {
    let opacity = 1
    let solid: Color | null = null
    for (let at: Element | null = element; at !== null && at !== body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const color = colorOf(style.backgroundColor, 1)
      if (solid === null && color[3] === 1) solid = color
      opacity *= Number(style.opacity)
    }
    const page = getComputedStyle(documentElement)
    return {
      text,
      color: colorOf(getComputedStyle(element).color, opacity),
      behind:
        solid === null
          ? ['--page', '--page-glow'].map((name) => colorOf(page.getPropertyValue(name), 1))
          : [solid],
    }
  }

  for (const root of document.querySelectorAll(part)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      const isLeftOut =
        element === null ||
        text === '' ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('option, .sr-only, svg, :disabled, [aria-disabled=true]') !== null
      if (!isLeftOut) shown.push(look(element, text))
    }
  }
  return shown
}
