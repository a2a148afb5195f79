import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type Webhook from '#app/webhooks/webhook'

/** Without its secret, which is shown only once. */
export default class WebhookTransformer extends BaseTransformer<Webhook> {
  toObject() {
    const { id, url, events, team, disabledAt, disabledReason } = this.resource
    return {
      id,
      url,
      events,
      /** null for a person's own */
      team: team ? { id: team.id, handle: team.handle, name: team.name } : null,
      is_enabled: disabledAt === null || disabledAt === undefined,
      disabled_at: wireTimeOrNull(disabledAt),
      disabled_reason: disabledReason ?? null,
      /** events given up since the last delivered one */
      failures_count: this.resource.failuresCount,
      created_at: wireTime(this.resource.createdAt),
    }
  }
}
