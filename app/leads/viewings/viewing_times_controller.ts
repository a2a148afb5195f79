import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { findLead } from '#app/leads/find_leads'
import LeadTransformer from '#app/leads/lead_transformer'
import { findViewing } from '#app/leads/viewings/find_viewings'
import { moveViewing } from '#app/leads/viewings/move_viewing'
import ViewingTransformer from '#app/leads/viewings/viewing_transformer'
import { viewingTimeValidator } from '#app/leads/viewings/viewing_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class ViewingTimesController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { starts_at: startsAt } = await ctx.request.validateUsing(viewingTimeValidator)
    const { id } = ctx.params
    const rows = await transaction(async (trx) => {
      const leadId = await moveViewing({ user, trx, socketId: socketIdOf(ctx) }, id, startsAt)
      return { lead: await findLead(leadId, trx), viewing: await findViewing({ id }, trx) }
    })
    return {
      status: 'success' as const,
      viewing: new ViewingTransformer(rows.viewing).toObject(),
      lead: new LeadTransformer(rows.lead).toObject(),
    }
  }
}
