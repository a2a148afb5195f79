import { useState } from 'react'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { notify } from '#app/kit/toast/toast'

/** Saves a form on the page. @param scope prefix of its fields on the wire: `user` */
export function useSave(scope: string, notice: string) {
  const [isSaving, setSaving] = useState(false)
  const [isSaved, markSaved] = useMarkSaved()
  const [failure, setFailure] = useState<unknown>(null)

  const save = async (call: () => Promise<unknown>) => {
    setSaving(true)
    setFailure(null)
    try {
      await call()
      markSaved()
      notify(notice)
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
