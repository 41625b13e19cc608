import { fromCelsius, kelvinFrom, type TemperatureUnit, toCelsius } from '#chemistry/units.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { changeLab, useLab } from '#web/trend-lab/address/lab-store.ts'
import { unitSigns } from '#web/trend-lab/paint/heat-paint.ts'
import { kindsAtKelvin } from '#web/trend-lab/paint/kind-paint.ts'

import { KindLegend } from './kind-legend.tsx'
import { NumberBox } from './number-box.tsx'
import { UnitButtons } from './unit-buttons.tsx'

const HOTTEST_KELVIN = 6000

/** Temperatures in °C that people know. */
const presets: readonly (readonly [celsius: number, meaning: string])[] = [
  [-196, 'liquid nitrogen'],
  [-78, 'dry ice'],
  [0, 'melting ice'],
  [25, 'room'],
  [37, 'body'],
  [100, 'boiling water'],
  [1000, 'about lava'],
  [3000, 'about an acetylene flame'],
]

/** Chooses a temperature and counts the states at it. */
export function TemperatureControls({ at }: { readonly at: number }) {
  const { unit } = useLab()
  const kelvin = kelvinFrom(at, unit)

  return (
    <div className="lab-row">
      <NumberBox
        label="Temperature"
        value={at}
        shortcut="t"
        onChange={(temperature) => change(temperature, true)}
      />
      <UnitButtons
        chosen={unit}
        onChoose={(chosen) =>
          changeLab({
            unit: chosen,
            shown: { kind: 'temperature', at: converted(at, unit, chosen) },
          })
        }
      />
      <input
        type="range"
        aria-label="Temperature"
        aria-valuetext={withUnit(at, unitSigns[unit])}
        min={0}
        max={HOTTEST_KELVIN}
        value={Math.min(HOTTEST_KELVIN, Math.max(0, Math.round(kelvin)))}
        className="lab-slider"
        onChange={(event) => change(onSlider(event.target.valueAsNumber, unit), true)}
      />
      <ul aria-label="Well-known temperatures" className="lab-keys lab-presets">
        {presets.map(([celsius, meaning]) => {
          const temperature = fromCelsius(celsius, unit)
          const text = `${withUnit(temperature, unitSigns[unit])}, ${meaning}`
          return (
            <li key={celsius}>
              <button
                type="button"
                aria-pressed={temperature === at}
                className="lab-chip"
                onClick={() => change(temperature, false)}
              >
                <span key={text}>{text}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {kelvin < 0 ? (
        <p role="alert" className="lab-note">
          Nothing is colder than absolute zero: 0 K, −273.15 °C or −459.67 °F.
        </p>
      ) : (
        <KindLegend kinds={kindsAtKelvin(kelvin)} />
      )}
      <p className="text-sm text-muted">At a pressure of 1 atm (101.325 kPa).</p>
    </div>
  )
}

function change(at: number, isDragged: boolean) {
  changeLab({ shown: { kind: 'temperature', at } }, isDragged)
}

function converted(at: number, from: TemperatureUnit, to: TemperatureUnit): number {
  return fromCelsius(toCelsius(kelvinFrom(at, from)), to)
}

/** A temperature of the slider without needless digits, except absolute zero, which is exact. */
function onSlider(kelvin: number, unit: TemperatureUnit): number {
  const temperature = fromCelsius(toCelsius(kelvin), unit)
  return kelvin === 0 ? temperature : Math.round(temperature)
}
