import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { isolated } from '#app/common/text/isolated'
import { failureCallbacks } from '#app/kit/calls/failure_callbacks'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import {
  MAX_REPORT_NOTE_CHARACTERS,
  REPORT_REASONS,
  type ReportReason,
} from '#app/moderation/report_options'
import { REASON_WORDS } from '#app/moderation/ui/report_words'

interface ReportDialogProps {
  /** a type declared by a module: `user`, `message` */
  subjectType: string
  subjectId: number
  /** as used in a sentence: "Noah Berg", "this message" */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const REASONS = REPORT_REASONS.map((value) => ({ value, ...REASON_WORDS[value] }))

export function ReportDialog({
  subjectType,
  subjectId,
  name,
  isOpen,
  onOpenChange,
}: ReportDialogProps) {
  const report = useReport(subjectType, subjectId, () => onOpenChange(false))

  return (
    <FormDialog
      title={`Report ${isolated(name)}`}
      description="Only our staff will see this. The person you report won’t know it was you."
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) report.reset()
        onOpenChange(open)
      }}
      submit="Send report"
      isLoading={report.isSending}
      onSubmit={report.send}
    >
      <FieldGroup legend="What’s wrong?" error={report.error}>
        <RadioCards
          name="reason"
          columns={2}
          options={REASONS}
          value={report.reason}
          onChange={report.setReason}
        />
      </FieldGroup>
      <Field
        label="What should we know?"
        isOptional
        counter={{ length: report.note.length, max: MAX_REPORT_NOTE_CHARACTERS }}
      >
        <Textarea
          name="note"
          rows={3}
          maxLength={MAX_REPORT_NOTE_CHARACTERS}
          value={report.note}
          onChange={(event) => report.setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

interface Fields {
  reason: ReportReason | null
  note: string
}

const EMPTY: Fields = { reason: null, note: '' }

/** Retries don't report again. */
function useReport(subjectType: string, subjectId: number, onDone: () => void) {
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
