import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { toast } from '#app/kit/toast/toast'
import type { ReportReason } from '#app/moderation/contract/report_options'
import { failureCallbacks } from '#app/kit/calls/failure_callbacks'
import { useRetryKey } from '#app/kit/calls/use_retry_key'

interface Fields {
  reason: ReportReason | null
  note: string
}

const EMPTY: Fields = { reason: null, note: '' }

/** Retries don't report again. */
export function useReport(subjectType: string, subjectId: number, onDone: () => void) {
  const retry = useRetryKey()
  const [error, setError] = useState<string>()
  const form = useHttp<Fields>(EMPTY)

  const reset = () => {
    form.reset()
    setError(undefined)
    retry.forget()
  }

  const send = () => {
    if (!form.data.reason) return setError('Choose what’s wrong.')
    setError(undefined)
    const report = { ...form.data, subject_type: subjectType, subject_id: subjectId }
    form.transform(() => report)
    const request = form.post('/api/reports', {
      headers: { 'Idempotency-Key': retry.of(report) },
      onSuccess: () => {
        toast.success('Thank you. We’ll review your report.')
        onDone()
        reset()
      },
      ...failureCallbacks(setError),
    })
    request.catch(() => {})
  }

  return {
    ...form.data,
    error,
    isSending: form.processing,
    setReason: (reason: ReportReason) => form.setData('reason', reason),
    setNote: (note: string) => form.setData('note', note),
    send,
    reset,
  }
}
