import { Button } from '#web/ui/button.tsx'

import { WayOn } from './way-on.tsx'

/** Submits the option that is chosen. */
export function SubmitButton() {
  return (
    <WayOn>
      <Button type="submit" look="primary" className="w-full sm:w-auto">
        Submit Answer
      </Button>
    </WayOn>
  )
}
