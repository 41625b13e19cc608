import { type Course, skillsOfUnit, type Unit } from '#quiz/courses/course.ts'
import { useCourses } from '#web/learner/use-course.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

/** Takes the skills of a unit of a course. */
export function UnitField({
  taken,
  onTake,
}: {
  /** The unit that was taken last, by course and unit; empty when none was. */
  readonly taken: string
  readonly onTake: (id: string, unit: Unit) => void
}) {
  const units = useCourses().flatMap((course) =>
    course.units
      .filter((unit) => skillsOfUnit(unit).length > 0)
      .map((unit) => ({
        id: `${course.id} ${unit.id}`,
        label: `${titleOf(course)}: ${unit.id} ${unit.title}`,
        unit,
      })),
  )
  return (
    <SelectField
      label="Take the skills of a unit of a course"
      chosen={taken}
      options={units}
      onChoose={(chosen) => {
        const found = units.find(({ id }) => id === chosen)
        if (found !== undefined) onTake(chosen, found.unit)
      }}
    />
  )
}

/** A title with its board, which some titles name themselves. */
function titleOf({ title, by }: Course): string {
  return title.includes('(') ? title : `${title} (${by})`
}
