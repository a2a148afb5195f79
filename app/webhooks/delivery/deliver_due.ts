import { transaction } from '#app/kernel/database/transaction'
import { claimDelivery } from '#app/webhooks/actions/claim_delivery'
import { recordAttempt } from '#app/webhooks/actions/record_attempt'
import { postMessage, TIMEOUT_MS } from '#app/webhooks/delivery/post_message'

/** Jobs that run longer than 30 s count as dead. */
const MAX_WORK_MS = 15_000

/** Sends one message at a time, under a lease. @returns whether there may be more */
export async function deliverDue(webhookId: number, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  const endsAt = performance.now() + MAX_WORK_MS
  while (performance.now() < endsAt) {
    const claimed = await transaction((trx) => claimDelivery({ trx }, webhookId))
    if (!claimed) return false
    const { webhook, delivery } = claimed
    const message = {
      id: delivery.messageId,
      timestamp: Math.floor(Date.now() / 1000),
      body: delivery.body,
    }
    const outcome = await postMessage(webhook.url, message, webhook.secrets, timeoutMs)
    await transaction((trx) => recordAttempt({ trx }, delivery, outcome))
  }
  return true
}
