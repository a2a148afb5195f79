import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Textarea } from '#app/kit/form/textarea'
import { MAX_NOTE_CHARACTERS, REPORT_REASONS } from '#app/moderation/contract/report_options'
import { useReport } from '#app/moderation/ui/hooks/use_report'
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
      title={`Report ${name}`}
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
        counter={{ length: report.note.length, max: MAX_NOTE_CHARACTERS }}
      >
        <Textarea
          name="note"
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          value={report.note}
          onChange={(event) => report.setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
