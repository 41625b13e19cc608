import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { flameColors } from '#chemistry/reference/flame-colors.ts'
import { ToolScreen } from '#web/tools/screen/tool-screen.tsx'
import { useToolInput } from '#web/tools/screen/use-tool-input.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Colors of flames, to look up by element or by color. */
export function FlameTool() {
  const { values, change } = useToolInput({ find: '' }, (field) => ({ find: field('find') }))
  const wanted = values.find.trim().toLowerCase()
  const found = flameColors.filter(({ symbol, color }) =>
    [nameOf(symbol), symbol, color].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <ToolScreen
      tool="flame-colors"
      input={
        <TextField
          label="Find an element or a color"
          hint="Lithium, Li or red."
          value={values.find}
          onChange={(event) => change({ find: event.target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      }
      answer={
        <Panel title="Flames">
          <p role="status" className="mb-3 text-sm text-muted">
            <span key={found.length}>
              {found.length === 1 ? '1 element' : `${found.length} elements`}
            </span>
          </p>
          <ul className="grid gap-3 sm:grid-cols-2">
            {found.map(({ symbol, color, swatch }) => (
              <li
                key={symbol}
                className="flex items-center gap-3 rounded-md border border-line p-2"
              >
                <svg aria-hidden className="size-11 shrink-0">
                  <rect
                    width="100%"
                    height="100%"
                    rx="8"
                    fill={swatch}
                    className="stroke-outline"
                  />
                </svg>
                <span>
                  <span>{`${nameOf(symbol)} `}</span>
                  <span translate="no">{`(${symbol})`}</span>
                  <span className="block text-sm text-muted">{color}</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      }
      steps={null}
      pitfalls={[
        'A trace of sodium covers other colors. Through blue cobalt glass the lilac of potassium shows.',
        'The color belongs to the atoms of the metal, whatever salt it comes from.',
        'Magnesium does not color a flame; the bright white comes from the burning metal.',
        'Screens cannot show pure spectral colors: the swatches only come near.',
      ]}
    />
  )
}

function nameOf(symbol: string): string {
  return elementBySymbol(symbol)?.name ?? symbol
}
