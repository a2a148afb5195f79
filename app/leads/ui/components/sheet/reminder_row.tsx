import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Checkbox } from '#app/kit/form/checkbox'
import { Menu } from '#app/kit/overlay/menu'
import { DueTime } from '#app/leads/ui/components/due_time'
import type { Reminder } from '#app/leads/ui/types'

interface ReminderRowProps {
  reminder: Reminder
  isDone: boolean
  onFinish: (done: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function ReminderRow({ reminder, isDone, onFinish, onEdit, onDelete }: ReminderRowProps) {
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
