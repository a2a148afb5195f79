import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { Checkbox } from '#app/kit/form/checkbox'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { toast } from '#app/kit/toast/toast'
import { MAX_REPORT_NOTE_CHARACTERS } from '#app/moderation/report_options'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure } from '#app/kit/calls/call_failure'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import type { StaffReport } from '#app/moderation/ui/use_reports'

interface CloseReportDialogProps {
  report: StaffReport
  verb: 'resolve' | 'dismiss'
  onClosed: (report: StaffReport) => void
}

const WORDS = {
  resolve: {
    title: 'Resolve report',
    description: 'The report was right and you’ve taken care of it.',
    button: 'Resolve',
    hint: 'What you did. Only staff can see this.',
  },
  dismiss: {
    title: 'Dismiss report',
    description: 'No action is needed.',
    button: 'Dismiss',
    hint: 'Why no action is needed. Only staff can see this.',
  },
}

const CLOSED_BY_ANOTHER = 409

export function CloseReportDialog({ report, verb, onClosed }: CloseReportDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [takesDown, setTakesDown] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const { title, description, button, hint } = WORDS[verb]

  const send = () => {
    const closing = { params: { id: report.id }, body: { note, takes_down: takesDown } }
    const { resolve, dismiss } = api.api.staffReports
    return answered(verb === 'resolve' ? resolve(closing) : dismiss(closing))
  }

  const close = async () => {
    const answer = await run(() =>
      send().catch((error: unknown) => {
        if (!(error instanceof CallFailure) || error.status !== CLOSED_BY_ANOTHER) throw error
        toast.error(error.message)
        setOpen(false)
        reloadPage()
        return null
      })
    )
    if (!answer) return
    setOpen(false)
    onClosed(answer.report)
    reloadPage({ only: ['counts'] })
  }

  return (
    <FormDialog
      title={title}
      description={description}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant={verb === 'resolve' ? 'line' : 'quiet'}>{button}</Button>}
      submit={title}
      isLoading={isRunning}
      onSubmit={() => void close()}
    >
      {verb === 'resolve' && report.can_take_down && (
        <Checkbox
          label="Remove from public view"
          hint="The owner keeps it but can’t share it again."
          checked={takesDown}
          onChange={(event) => setTakesDown(event.target.checked)}
        />
      )}
      <Field label="Note" isOptional hint={hint} error={refusal?.message}>
        <Textarea
          name="note"
          rows={3}
          maxLength={MAX_REPORT_NOTE_CHARACTERS}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
