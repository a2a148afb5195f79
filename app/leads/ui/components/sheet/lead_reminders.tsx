import { useState } from 'react'
import { BellPlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { CallForm } from '#app/kit/form/call_form'
import { Checkbox } from '#app/kit/form/checkbox'
import { DateTimeInput } from '#app/kit/form/date_time_input'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { MAX_REMINDER_CHARACTERS } from '#app/leads/contract/lead_options'
import { DueTime } from '#app/leads/ui/components/due_time'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead } from '#app/leads/ui/types'

interface LeadRemindersProps {
  lead: Lead
  onChanged: (lead: Lead) => void
}

export function LeadReminders({ lead, onChanged }: LeadRemindersProps) {
  const [isAdding, setAdding] = useState(false)
  const { run, refusal } = useCall()
  /** what was just checked, until the server answers */
  const [ahead, setAhead] = useState<{ id: number; done: boolean } | null>(null)
  const finish = async (id: number, done: boolean) => {
    setAhead({ id, done })
    const answer = await run(() => leadApi.finish(id, done))
    if (answer) onChanged(answer.lead)
    setAhead(null)
  }
  return (
    <section aria-labelledby="reminders">
      <div className="flex items-center justify-between gap-4">
        <h3 id="reminders" className="label font-sans">
          Reminders
        </h3>
        {!isAdding && (
          <Button variant="quiet" size="sm" icon={BellPlus} onClick={() => setAdding(true)}>
            Add reminder
          </Button>
        )}
      </div>
      {lead.reminders.length > 0 && (
        <ul className="mt-2 flex flex-col">
          {lead.reminders.map((reminder) => (
            <li key={reminder.id}>
              <Checkbox
                label={
                  <span className={reminder.done ? 'text-muted line-through' : undefined}>
                    {reminder.text}
                    <span className="block text-13 text-muted">
                      <DueTime reminder={reminder} /> ({reminder.time_zone.replaceAll('_', ' ')})
                    </span>
                  </span>
                }
                checked={ahead?.id === reminder.id ? ahead.done : reminder.done}
                onChange={(event) => void finish(reminder.id, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <RefusalNote refusal={refusal} />
      {isAdding && (
        <ReminderForm
          lead={lead}
          onClose={() => setAdding(false)}
          onAdded={(changed) => {
            setAdding(false)
            onChanged(changed)
          }}
        />
      )}
    </section>
  )
}

interface ReminderFormProps {
  lead: Lead
  onClose: () => void
  onAdded: (lead: Lead) => void
}

function ReminderForm({ lead, onClose, onAdded }: ReminderFormProps) {
  const [text, setText] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const { run, isRunning, refusal } = useCall()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const add = async () => {
    const answer = await run(() => leadApi.remind(lead.id, { at: at ?? '', text, time_zone: zone }))
    if (answer) onAdded(answer.lead)
  }
  return (
    <CallForm refusal={refusal} className="mt-3 flex flex-col gap-4" onSubmit={() => void add()}>
      <Field label="What to remember" error={refusal?.errors.text}>
        <Input
          value={text}
          maxLength={MAX_REMINDER_CHARACTERS}
          placeholder="Call back"
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
          Set reminder
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CallForm>
  )
}
