import { Button } from '#web/ui/button.tsx'

/** Submits the answer together with the learner's confidence. */
export function SureButtons({ onSubmit }: { readonly onSubmit: (isSure: boolean) => void }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-3 text-sm text-muted">
        How sure are you? A lucky guess is not counted as knowing.
      </legend>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" className="grow sm:grow-0" onClick={() => onSubmit(true)}>
          Submit, I am sure
        </Button>
        <Button className="grow sm:grow-0" onClick={() => onSubmit(false)}>
          Submit, not sure
        </Button>
      </div>
    </fieldset>
  )
}
