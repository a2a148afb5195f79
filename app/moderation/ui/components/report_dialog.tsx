import { useId } from 'react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { FieldGroup } from '#app/common/ui/kit/field_group'
import { RadioCards } from '#app/common/ui/kit/radio_cards'
import { Textarea } from '#app/common/ui/kit/textarea'
import { LONGEST_NOTE, REPORT_REASONS } from '#app/moderation/report_options'
import { useReport } from '#app/moderation/ui/hooks/use_report'
import { REASON_WORDS } from '#app/moderation/ui/report_words'

interface ReportDialogProps {
  /** a type that a module declared: `user`, `message` */
  subjectType: string
  subjectId: number
  /** whom or what one reports, as part of a sentence: "Noah Berg", "this message" */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const REASONS = REPORT_REASONS.map((value) => ({ value, ...REASON_WORDS[value] }))

/** Tells staff that something should not be as it is. */
export function ReportDialog({
  subjectType,
  subjectId,
  name,
  isOpen,
  onOpenChange,
}: ReportDialogProps) {
  const formId = useId()
  const report = useReport(subjectType, subjectId, () => onOpenChange(false))

  return (
    <Dialog
      title={`Report ${name}`}
      description="Only our staff sees it. Whom you report does not learn who it was."
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) report.reset()
        onOpenChange(open)
      }}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={report.isSending}>
          Send the report
        </Button>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          report.send()
        }}
      >
        <FieldGroup legend="What is wrong?" error={report.error}>
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
          counter={{ length: report.note.length, max: LONGEST_NOTE }}
        >
          <Textarea
            name="note"
            rows={3}
            maxLength={LONGEST_NOTE}
            value={report.note}
            onChange={(event) => report.setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
