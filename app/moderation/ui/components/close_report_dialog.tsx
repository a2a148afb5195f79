import { useId, useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { Checkbox } from '#app/common/ui/kit/checkbox'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Textarea } from '#app/common/ui/kit/textarea'
import { toast } from '#app/common/ui/kit/toast'
import { LONGEST_NOTE } from '#app/moderation/report_options'
import { failureCallbacks } from '#app/moderation/ui/failure_callbacks'
import type { StaffReport } from '#app/moderation/ui/hooks/use_reports'

interface CloseReportDialogProps {
  report: StaffReport
  verb: 'resolve' | 'dismiss'
  onClosed: (report: StaffReport) => void
}

const WORDS = {
  resolve: {
    title: 'Resolve the report',
    description: 'It was right, and you have done what was to be done.',
    button: 'Resolve',
    hint: 'What you did. Staff sees it, nobody else.',
  },
  dismiss: {
    title: 'Dismiss the report',
    description: 'There is nothing to be done about it.',
    button: 'Dismiss',
    hint: 'Why nothing is to be done. Staff sees it, nobody else.',
  },
}

interface Closing {
  note: string
  takes_down: boolean
}

const CLOSED_BY_ANOTHER = 409

/** A button, and behind it the dialog that ends a report with a note. */
export function CloseReportDialog({ report, verb, onClosed }: CloseReportDialogProps) {
  const formId = useId()
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
        router.reload({ only: ['counts'] })
      },
      ...failureCallbacks((sentence, status) => {
        if (status !== CLOSED_BY_ANOTHER) return setError(sentence)
        toast.error(sentence)
        setOpen(false)
        router.reload()
      }),
    })
    request.catch(() => {})
  }

  return (
    <Dialog
      title={title}
      description={description}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant={verb === 'resolve' ? 'line' : 'quiet'}>{button}</Button>}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={form.processing}>
          {title}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        {verb === 'resolve' && report.can_take_down && (
          <Checkbox
            className="mb-5"
            label="Take it out of public view"
            hint="Its owner keeps it and cannot show it again."
            checked={takesDown}
            onChange={(event) => form.setData('takes_down', event.target.checked)}
          />
        )}
        <Field label="Note" isOptional hint={hint} error={error}>
          <Textarea
            name="note"
            rows={3}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => form.setData('note', event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
