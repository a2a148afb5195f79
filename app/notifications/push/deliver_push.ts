import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import webpush from 'web-push'
import { FetchError } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { vapidDetails } from '#config/push'
import type PushSubscription from '#app/notifications/models/push_subscription'
import { pushPayload, type PushMessage } from '#app/notifications/push/push_message'

/** Seconds a push service keeps a message for an offline browser. */
const TTL = 24 * 60 * 60

/** A push service's statuses for a browser that is gone for good (RFC 8030, 7.3). */
const GONE = new Set([404, 410])

/**
 * Sends an encrypted message (RFC 8291); deletes a subscription that is gone.
 * @throws Error if a retry may help
 */
export async function deliverPush(
  subscription: PushSubscription,
  message: PushMessage
): Promise<void> {
  const status = await sendPush(subscription, message)
  if (status === null || GONE.has(status)) return subscription.delete()
  if (status < 300) {
    await subscription.merge({ lastUsedAt: DateTime.now(), lastFailedAt: null }).save()
    return
  }
  await subscription.merge({ lastFailedAt: DateTime.now() }).save()
  const origin = new URL(subscription.endpoint).origin
  if (status === 429 || status >= 500) throw new Error(`${origin} answered ${status}`)
  logger.warn({ origin, status }, 'push refused')
}

/** Null for an address outside the public network. */
async function sendPush({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage) {
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    pushPayload(message),
    { vapidDetails, TTL, urgency: 'high', topic: topicOf(message.tag) }
  )
  try {
    const answer = await guardedFetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)])
      ),
      body,
      maxBytes: 16 * 1024,
      overflow: 'cut',
    })
    return answer.status
  } catch (error) {
    if (error instanceof FetchError && error.reason === 'refused') return null
    throw error
  }
}

/** Only one waiting message per topic is kept; topics have at most 32 characters. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
