import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import webpush from 'web-push'
import { FetchError } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import type PushSubscription from '#app/notifications/push/push_subscription'
import { vapidDetails } from '#config/push'

/** Seconds a push service keeps a message for an offline browser. */
const TTL = 24 * 60 * 60

/** A push service's statuses for a browser that is gone for good (RFC 8030, 7.3). */
const GONE = new Set([404, 410])
/** It doesn't take messages from this sender (RFC 8292, 4.2); Apple answers 400 to another key. */
const REFUSED = new Set([400, 401, 403])
const MAX_REFUSALS = 3
const MAX_REASON_CHARACTERS = 200

/**
 * Sends an encrypted message (RFC 8291); deletes a subscription that is gone, or whose service has
 * refused this sender three times in a row.
 * @throws Error if a retry may help
 */
export async function deliverPush(
  subscription: PushSubscription,
  message: PushContent
): Promise<void> {
  const { status, words } = await sendPush(subscription, message)
  if (status === null || GONE.has(status)) return subscription.delete()
  if (status < 300) {
    await subscription
      .merge({ lastUsedAt: DateTime.now(), lastFailedAt: null, refusalsCount: 0 })
      .save()
    return
  }
  if (REFUSED.has(status)) return noteRefusal(subscription, words)
  await subscription.merge({ lastFailedAt: DateTime.now() }).save()
  const origin = new URL(subscription.endpoint).origin
  if (status === 429 || status >= 500) throw new Error(`${origin} answered ${status}`)
  logger.warn({ origin, status }, 'push refused')
}

/** Apple says why: `BadJwtToken` for keys, subject or a clock that it doesn't accept. */
async function noteRefusal(subscription: PushSubscription, words: string): Promise<void> {
  const refusalsCount = subscription.refusalsCount + 1
  const isGivenUp = refusalsCount >= MAX_REFUSALS
  logger.warn(
    { origin: new URL(subscription.endpoint).origin, reason: words, refusalsCount, isGivenUp },
    'push refused: the service does not accept this sender. Check MAIL_OPERATOR, the VAPID keys and the clock.'
  )
  if (isGivenUp) return subscription.delete()
  await subscription.merge({ lastFailedAt: DateTime.now(), refusalsCount }).save()
}

/** Without a status for an address outside the public network. */
async function sendPush({ endpoint, p256dh, auth }: PushSubscription, message: PushContent) {
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
    return { status: answer.status, words: answer.body.toString().slice(0, MAX_REASON_CHARACTERS) }
  } catch (error) {
    if (error instanceof FetchError && error.reason === 'refused')
      return { status: null, words: '' }
    throw error
  }
}

/** Only one waiting message per topic is kept; topics have at most 32 characters. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

export interface PushContent {
  title: string
  body: string
  url: string
  /** a later message with the same tag replaces an earlier one */
  tag: string
}

/** In characters: a push message has room for 3993 bytes in total (RFC 8291). */
const MAX_CHARACTERS = { title: 120, body: 400 }

function pushPayload({ title, body, url, tag }: PushContent): string {
  return JSON.stringify({
    title: shortened(title, MAX_CHARACTERS.title),
    body: shortened(body, MAX_CHARACTERS.body),
    url,
    tag,
  })
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}
