export { LabPanel } from './explain/lab-panel.tsx'
export { LabBar } from './lab-bar.tsx'
export { toggleLab } from './toggle-lab.ts'
