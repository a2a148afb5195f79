import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Checkbox } from '#app/kit/form/checkbox'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { toast } from '#app/kit/toast/toast'
import { MAX_REPORT_NOTE_CHARACTERS } from '#app/moderation/report_options'
import { failureCallbacks } from '#app/kit/calls/failure_callbacks'
import { reloadPage } from '#app/kit/calls/page_reloads'
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

interface Closing {
  note: string
  takes_down: boolean
}

const CLOSED_BY_ANOTHER = 409

export function CloseReportDialog({ report, verb, onClosed }: CloseReportDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const form = useHttp<Closing, { report: StaffReport }>({ note: '', takes_down: false })
  const { title, description, button, hint } = WORDS[verb]
  const { note, takes_down: takesDown } = form.data

  const close = () => {
    setError(undefined)
    const request = form.post(`/api/staff/reports/${report.id}/${verb}`, {
      onSuccess: (answer) => {
        setOpen(false)
        onClosed(answer.report)
        reloadPage({ only: ['counts'] })
      },
      ...failureCallbacks((sentence, status) => {
        if (status !== CLOSED_BY_ANOTHER) return setError(sentence)
        toast.error(sentence)
        setOpen(false)
        reloadPage()
      }),
    })
    request.catch(() => {})
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
      isLoading={form.processing}
      onSubmit={close}
    >
      {verb === 'resolve' && report.can_take_down && (
        <Checkbox
          label="Remove from public view"
          hint="The owner keeps it but can’t share it again."
          checked={takesDown}
          onChange={(event) => form.setData('takes_down', event.target.checked)}
        />
      )}
      <Field label="Note" isOptional hint={hint} error={error}>
        <Textarea
          name="note"
          rows={3}
          maxLength={MAX_REPORT_NOTE_CHARACTERS}
          value={note}
          onChange={(event) => form.setData('note', event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
