import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { saveSender } from '#app/farm/campaigns/change_campaign'
import { findSender } from '#app/farm/campaigns/find_campaigns'
import { senderValidator } from '#app/farm/campaigns/campaign_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm } from '#app/farm/find_farm'
import SenderTransformer from '#app/farm/campaigns/sender_transformer'

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
