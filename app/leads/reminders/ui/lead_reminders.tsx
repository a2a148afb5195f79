import { useState } from 'react'
import { BellPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { Checkbox } from '#app/kit/form/checkbox'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu } from '#app/kit/overlay/menu'
import { ReminderForm } from '#app/leads/reminders/ui/reminder_form'
import { leadApi } from '#app/leads/ui/lead_api'
import { DueTime } from '#app/leads/ui/lead_fields'
import type { Lead, Reminder } from '#app/leads/ui/types'

interface LeadRemindersProps {
  lead: Lead
  heading?: 'h2' | 'h3'
  onChanged: (lead: Lead) => void
}

export function LeadReminders({ lead, heading: Heading = 'h3', onChanged }: LeadRemindersProps) {
  /** id of the one whose form is open */
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  /** focus returns to where it was opened */
  const [hasAdded, setAdded] = useState(false)
  const [deleted, setDeleted] = useState<Reminder | null>(null)
  const { run, refusal } = useCall()
  /** what was just checked, until the server answers */
  const [ahead, setAhead] = useState<{ id: number; done: boolean } | null>(null)
  const finish = async (id: number, done: boolean) => {
    setAhead({ id, done })
    const answer = await run(() => leadApi.changeReminder(id, { done }))
    if (answer) onChanged(answer.lead)
    setAhead(null)
  }
  const remove = async ({ id }: Reminder) => {
    const answer = await run(() => leadApi.removeReminder(id))
    if (answer) onChanged(answer.lead)
  }
  const form = (reminder: Reminder | null) => (
    <ReminderForm
      lead={lead}
      reminder={reminder}
      onClose={() => setEdited(null)}
      onSaved={(changed) => {
        setEdited(null)
        onChanged(changed)
      }}
    />
  )
  return (
    <section aria-labelledby="reminders">
      <div className="flex items-center justify-between gap-4">
        <Heading id="reminders" className="label font-sans">
          Reminders
        </Heading>
        {edited !== 'new' && (
          <Button
            variant="quiet"
            size="sm"
            icon={BellPlus}
            autoFocus={hasAdded}
            onClick={() => {
              setEdited('new')
              setAdded(true)
            }}
          >
            Add reminder
          </Button>
        )}
      </div>
      {lead.reminders.length > 0 && (
        <ul className="mt-2 flex flex-col">
          {lead.reminders.map((reminder) => (
            <li key={reminder.id}>
              <ReminderRow
                reminder={reminder}
                isDone={ahead?.id === reminder.id ? ahead.done : reminder.done}
                onFinish={(done) => void finish(reminder.id, done)}
                onEdit={() => setEdited(reminder.id)}
                onDelete={() => setDeleted(reminder)}
              />
              {edited === reminder.id && form(reminder)}
            </li>
          ))}
        </ul>
      )}
      <RefusalNote refusal={refusal} />
      {edited === 'new' && form(null)}
      <ConfirmDialog
        isOpen={deleted !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        title="Delete this reminder?"
        confirmLabel="Delete reminder"
        onConfirm={() => deleted && void remove(deleted)}
      >
        You aren’t reminded then. You can’t undo this.
      </ConfirmDialog>
    </section>
  )
}

interface ReminderRowProps {
  reminder: Reminder
  isDone: boolean
  onFinish: (done: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

function ReminderRow({ reminder, isDone, onFinish, onEdit, onDelete }: ReminderRowProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <Checkbox
        className="min-w-0 py-1.5 break-words"
        label={
          <span className={reminder.done ? 'text-muted line-through' : undefined}>
            {reminder.text}
            <span className="block text-13 text-muted">
              <DueTime reminder={reminder} /> ({reminder.time_zone.replaceAll('_', ' ')})
            </span>
          </span>
        }
        checked={isDone}
        onChange={(event) => onFinish(event.target.checked)}
      />
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} size="sm" label={`More for “${reminder.text}”`} />}
        groups={[
          [
            { label: 'Edit reminder', icon: Pencil, onSelect: onEdit },
            { label: 'Delete reminder', icon: Trash2, isDangerous: true, onSelect: onDelete },
          ],
        ]}
      />
    </div>
  )
}
