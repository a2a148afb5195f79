import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { CallForm } from '#app/kit/form/call_form'
import { DateTimeInput } from '#app/kit/form/date_time_input'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { MAX_REMINDER_CHARACTERS } from '#app/leads/lead_options'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead, Reminder } from '#app/leads/ui/types'

interface ReminderFormProps {
  lead: Lead
  /** null for a new one */
  reminder: Reminder | null
  onClose: () => void
  onSaved: (lead: Lead) => void
}

export function ReminderForm({ lead, reminder, onClose, onSaved }: ReminderFormProps) {
  const [text, setText] = useState(reminder?.text ?? '')
  const [at, setAt] = useState(reminder?.at ?? null)
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const call = () => {
    const time = { at: at ?? '', time_zone: zone }
    if (!reminder) {
      const wanted = { text, ...time }
      return leadApi.remind(lead.id, wanted, retry.of([lead.id, wanted]))
    }
    // a time that is over can stay, but not be chosen
    return leadApi.changeReminder(reminder.id, { text, ...(at !== reminder.at && time) })
  }
  const save = async () => {
    const answer = await run(call)
    if (!answer) return
    retry.forget()
    onSaved(answer.lead)
  }
  return (
    <CallForm refusal={refusal} className="my-3 flex flex-col gap-4" onSubmit={() => void save()}>
      <Field label="What to remember" error={refusal?.errors.text}>
        <Input
          value={text}
          maxLength={MAX_REMINDER_CHARACTERS}
          placeholder="Call back"
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field
        label="When"
        error={refusal?.errors.at}
        hint={`Your time: ${zone.replaceAll('_', ' ')}`}
      >
        <DateTimeInput value={at} onChange={setAt} />
      </Field>
      <RefusalNote refusal={refusal} />
      <div className="flex gap-3">
        <Button type="submit" isLoading={isRunning}>
          {reminder ? 'Save reminder' : 'Set reminder'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}
