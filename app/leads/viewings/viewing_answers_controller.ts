import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { findLead } from '#app/leads/find_leads'
import LeadTransformer from '#app/leads/lead_transformer'
import { answerViewing } from '#app/leads/viewings/answer_viewing'
import { findViewing } from '#app/leads/viewings/find_viewings'
import ViewingTransformer from '#app/leads/viewings/viewing_transformer'
import {
  viewingAnswerValidator,
  checkedHours,
  viewingHoursValidator,
} from '#app/leads/viewings/viewing_validators'
import { socketIdOf } from '#app/realtime/socket_id'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { setViewingHours } from '#app/leads/viewings/set_viewing_hours'
import { propertyPolicy } from '#app/properties/property_policy'

export default class ViewingAnswersController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { status } = await ctx.request.validateUsing(viewingAnswerValidator)
    const { id } = ctx.params
    const rows = await transaction(async (trx) => {
      const leadId = await answerViewing({ user, trx, socketId: socketIdOf(ctx) }, id, status)
      return { lead: await findLead(leadId, trx), viewing: await findViewing({ id }, trx) }
    })
    return {
      status: 'success' as const,
      viewing: new ViewingTransformer(rows.viewing).toObject(),
      lead: new LeadTransformer(rows.lead).toObject(),
    }
  }

  async setHours({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors show homes.')
    const { hours: given } = await request.validateUsing(viewingHoursValidator)
    const hours = checkedHours(given)
    await transaction((trx) => setViewingHours({ user, trx }, hours))
    return { status: 'success' as const, hours }
  }
}
