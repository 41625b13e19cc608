import { Button } from '#web/ui/button.tsx'

/** Submits the option that is chosen. */
export function SubmitButton() {
  return (
    <Button type="submit" look="primary" className="mt-6 w-full sm:w-auto">
      Submit Answer
    </Button>
  )
}
