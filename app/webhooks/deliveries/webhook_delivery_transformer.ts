import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type WebhookDelivery from '#app/webhooks/deliveries/webhook_delivery'

/** A message with all its attempts, latest first. */
export default class WebhookDeliveryTransformer extends BaseTransformer<WebhookDelivery> {
  toObject() {
    const { id, messageId, event, status, body, attempts } = this.resource
    return {
      id,
      /** the header `webhook-id`, the same for each attempt */
      message_id: messageId,
      event,
      status,
      /** the exact request body */
      body,
      attempts: attempts.map((attempt) => ({
        answer_status: attempt.answerStatus,
        answer: attempt.answer,
        failure: attempt.failure,
        duration_ms: attempt.durationMs,
        attempted_at: wireTime(attempt.attemptedAt),
      })),
      next_attempt_at: wireTimeOrNull(this.resource.nextAttemptAt),
      created_at: wireTime(this.resource.createdAt),
    }
  }
}
