import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ReminderRow } from '#app/leads/models/lead_row'

export function reminderShape(reminder: ReminderRow) {
  return {
    id: reminder.id,
    at: wireTime(reminder.dueAt),
    time_zone: reminder.timeZone,
    text: reminder.text,
    done: reminder.doneAt !== null,
    done_at: wireTimeOrNull(reminder.doneAt),
    user: new UserCardTransformer(reminder.user).toObject(),
  }
}
