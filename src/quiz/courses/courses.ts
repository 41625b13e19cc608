import { aLevelAqa } from './a-level-aqa.ts'
import { aLevelOcr } from './a-level-ocr.ts'
import { apChemistry } from './ap-chemistry.ts'
import type { Course } from './course.ts'
import { gcseAqa } from './gcse-aqa.ts'
import { gcseEdexcel } from './gcse-edexcel.ts'
import { generalChemistry1 } from './general-chemistry-1.ts'
import { ibDiploma } from './ib-diploma.ts'
import { ngssHighSchool } from './ngss-high-school.ts'

/** Every course, in the order in which the screen lists them. */
export const courses: readonly Course[] = [
  gcseAqa,
  gcseEdexcel,
  ngssHighSchool,
  aLevelAqa,
  aLevelOcr,
  apChemistry,
  ibDiploma,
  generalChemistry1,
]

/** Returns the course of an id, or null when there is none. */
export function courseOf(id: string): Course | null {
  return courses.find((course) => course.id === id) ?? null
}
