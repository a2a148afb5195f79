import { BaseTransformer } from '@adonisjs/core/transformers'
import type PushSubscription from '#app/notifications/push/push_subscription'

export default class PushSubscriptionTransformer extends BaseTransformer<PushSubscription> {
  toObject() {
    const { id, endpoint, createdAt } = this.resource
    return { id, endpoint, created_at: createdAt.toUTC().toISO()! }
  }
}
