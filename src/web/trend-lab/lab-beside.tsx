import { LabPanel as Explanation } from './explain/lab-panel.tsx'
import { LabPlot } from './plot/lab-plot.tsx'

/** The parts of the lab beside and below the table. */
export function LabPanel() {
  return (
    <>
      <Explanation />
      <LabPlot />
    </>
  )
}
