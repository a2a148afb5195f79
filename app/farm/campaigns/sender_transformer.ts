import { BaseTransformer } from '@adonisjs/core/transformers'
import type FarmSender from '#app/farm/campaigns/farm_sender'

export default class SenderTransformer extends BaseTransformer<FarmSender> {
  toObject() {
    const { name, postalAddress, replyTo, timeZone } = this.resource
    return { name, postal_address: postalAddress, reply_to: replyTo, time_zone: timeZone }
  }
}
