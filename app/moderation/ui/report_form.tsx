import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
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
import type { ReportDialogProps } from '#app/moderation/ui/report_dialog'
import { REASON_WORDS } from '#app/moderation/ui/report_words'

const REASONS = REPORT_REASONS.map((value) => ({ value, ...REASON_WORDS[value] }))

export default function ReportForm({
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
      onSubmit={() => void report.send()}
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

/** Retries don't report again. */
function useReport(subjectType: string, subjectId: number, onDone: () => void) {
  const retry = useRetryKey()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, isRunning, refusal, forget } = useCall()

  const reset = () => {
    setReason(null)
    setNote('')
    setMissing(false)
    forget()
    retry.forget()
  }

  const send = async () => {
    setMissing(!reason)
    if (!reason) return
    const body = { reason, note, subject_type: subjectType, subject_id: subjectId }
    const headers = onceHeaders(retry.of(body))
    if (!(await run(() => answered(api.api.reports.store({ body, headers }))))) return
    toast.success('Thank you. We’ll review your report.')
    onDone()
    reset()
  }

  return {
    reason,
    note,
    error: isMissing ? 'Choose what’s wrong.' : refusal?.message,
    isSending: isRunning,
    setReason,
    setNote,
    send,
    reset,
  }
}
