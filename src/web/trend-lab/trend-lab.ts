export { LabPanel } from './lab-beside.tsx'
export { LabBar } from './lab-bar.tsx'
export { toggleLab } from './toggle-lab.ts'
