import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { finishReminder } from '#app/leads/actions/finish_reminder'
import { setReminder } from '#app/leads/actions/set_reminder'
import LeadTransformer from '#app/leads/transformers/lead_transformer'
import { finishedReminderValidator, reminderValidator } from '#app/leads/validators/lead_validator'
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
    const { done } = await ctx.request.validateUsing(finishedReminderValidator)
    const row = await transaction((trx) =>
      finishReminder({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, done)
    )
    const lead = new LeadTransformer(row).toObject()
    const reminder = lead.reminders.find(({ id }) => id === ctx.params.id)
    return { status: 'success' as const, reminder, lead }
  }
}
