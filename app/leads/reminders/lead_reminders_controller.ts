import type { HttpContext } from '@adonisjs/core/http'
import { DateTime, IANAZone } from 'luxon'
import { readClockTime } from '#app/common/http/clock_time'
import { fieldErrors } from '#app/common/http/field_errors'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { MAX_REMINDER_DAYS } from '#app/leads/lead_options'
import LeadTransformer from '#app/leads/lead_transformer'
import { changedReminderValidator, reminderValidator } from '#app/leads/lead_validators'
import { deleteReminder, setReminder, updateReminder } from '#app/leads/reminders/change_reminders'
import { socketIdOf } from '#app/realtime/socket_id'

export default class LeadRemindersController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(reminderValidator)
    const reminder = { text: input.text, ...reminderDueTime(input.at, input.time_zone) }
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const set = await setReminder(actor, ctx.params.id, reminder)
      const lead = new LeadTransformer(set.lead).toObject()
      const made = lead.reminders.find(({ id }) => id === set.id)
      return { status: 201, body: { status: 'success' as const, reminder: made, lead } }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(changedReminderValidator)
    const { done: isDone, text, at, time_zone: zone } = input
    const due = at === undefined ? undefined : reminderDueTime(at, zone)
    const row = await transaction((trx) =>
      updateReminder({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, { isDone, text, due })
    )
    const lead = new LeadTransformer(row).toObject()
    const reminder = lead.reminders.find(({ id }) => id === ctx.params.id)
    return { status: 'success' as const, reminder, lead }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const row = await transaction((trx) =>
      deleteReminder({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id)
    )
    return { status: 'success' as const, lead: new LeadTransformer(row).toObject() }
  }
}

/**
 * When to remind.
 *
 * @param value ISO 8601; without an offset it is the time in `zone`
 * @param zone IANA name
 * @throws E_VALIDATION_ERROR on `at`, `time_zone`
 */
function reminderDueTime(value: string, zone = 'UTC') {
  if (!IANAZone.isValidZone(zone)) throw fieldErrors({ time_zone: 'Choose a time zone.' })
  const dueAt = readClockTime(zone, value, { field: 'at', invalid: 'Choose a day and a time.' })
  if (dueAt <= DateTime.now()) throw fieldErrors({ at: 'Choose a time in the future.' })
  if (dueAt > DateTime.now().plus({ days: MAX_REMINDER_DAYS })) {
    throw fieldErrors({ at: 'Choose a time within two years.' })
  }
  return { dueAt, timeZone: zone }
}
