import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { deleteReminder } from '#app/leads/actions/delete_reminder'
import { setReminder } from '#app/leads/actions/set_reminder'
import { updateReminder } from '#app/leads/actions/update_reminder'
import LeadTransformer from '#app/leads/transformers/lead_transformer'
import { changedReminderValidator, reminderValidator } from '#app/leads/validators/lead_validator'
import { reminderDueTime } from '#app/leads/validators/reminder_due_time'
import { socketIdOf } from '#app/realtime/broadcasting/socket_id'

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
