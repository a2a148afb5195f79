import { Button } from '#app/kit/button/button'
import { FormSuccess } from '#app/kit/form/form_success'

interface SaveRowProps {
  label: string
  isSaving: boolean
  isSaved: boolean
  message: string | null
}

/** The end of a form: its button and status. */
export function SaveRow({ label, isSaving, isSaved, message }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" variant="primary" isLoading={isSaving}>
        {label}
      </Button>
      <FormSuccess isShown={isSaved} />
      {message && (
        <p dir="auto" role="alert" className="text-13 text-danger">
          {message}
        </p>
      )}
    </div>
  )
}
