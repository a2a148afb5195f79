import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { saveSender } from '#app/farm/campaigns/actions/save_sender'
import { findSender } from '#app/farm/campaigns/queries/find_sender'
import { senderValidator } from '#app/farm/campaigns/validators/campaign_validator'
import { farmOwner } from '#app/farm/policies/farm_owner'
import { findFarm } from '#app/farm/queries/find_farm'
import SenderTransformer from '#app/farm/transformers/sender_transformer'

export default class SendersController {
  async show({ auth }: HttpContext) {
    const farm = await findFarm(auth.getUserOrFail())
    const sender = farm && (await findSender(farm.id))
    return { sender: sender && new SenderTransformer(sender).toObject() }
  }

  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { sender: given } = await request.validateUsing(senderValidator)
    const input = {
      name: given.name,
      postalAddress: given.postal_address,
      replyTo: given.reply_to ?? null,
      timeZone: given.time_zone,
    }
    const sender = await transaction((trx) => saveSender({ user, trx }, input))
    return { status: 'success' as const, sender: new SenderTransformer(sender).toObject() }
  }
}
