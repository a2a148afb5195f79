import { BaseTransformer } from '@adonisjs/core/transformers'
import { deviceOf } from '#app/accounts/sign_in/sign_in_facts'
import type PushSubscription from '#app/notifications/push/push_subscription'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'

export default class PushDeviceTransformer extends BaseTransformer<PushSubscription> {
  constructor(
    subscription: PushSubscription,
    private readonly currentSessionId: string
  ) {
    super(subscription)
  }

  toObject() {
    const { id, userAgent, sessionId, createdAt, lastUsedAt } = this.resource
    return {
      id,
      ...deviceOf(userAgent ?? undefined),
      created_at: wireTime(createdAt),
      last_used_at: wireTimeOrNull(lastUsedAt),
      is_current: sessionId === this.currentSessionId,
    }
  }
}
