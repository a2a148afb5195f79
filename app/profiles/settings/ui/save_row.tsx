import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { FormSuccess } from '#app/kit/form/form_success'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { showToast } from '#app/kit/toast/toast'

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

/** Saves a form on the page. @param scope prefix of its fields on the wire: `user` */
export function useFormSave(scope: string, notice: string) {
  const [isSaving, setSaving] = useState(false)
  const [isSaved, markSaved] = useMarkSaved()
  const [failure, setFailure] = useState<unknown>(null)

  const save = async (call: () => Promise<unknown>) => {
    setSaving(true)
    setFailure(null)
    try {
      await call()
      markSaved()
      showToast(notice)
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }
  const errors = failure instanceof CallFailure ? failure.errors : {}

  return {
    save,
    isSaving,
    isSaved,
    /** the server's message about one field */
    errorOf: (field: string): string | undefined => {
      const found = Object.entries(errors).find(([name]) =>
        `${name}.`.startsWith(`${scope}.${field}.`)
      )
      return found?.[1][0]
    },
    /** why saving failed, if no single field is at fault */
    message: failure && !Object.keys(errors).length ? sentenceOf(failure) : null,
  }
}
