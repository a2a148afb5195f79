import { Job, exponentialBackoff } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { enqueue } from '#app/kernel/queue/dispatch'
import { deliverPush, type PushContent } from '#app/notifications/push/deliver_push'
import PushSubscription from '#app/notifications/push/push_subscription'

interface Payload {
  subscriptionId: number
  message: PushContent
}

/** Retries for a few minutes if a push service is down. */
export default class SendPush extends Job<Payload> {
  static override options: JobOptions = {
    queue: 'push',
    retry: {
      maxRetries: 5,
      backoff: exponentialBackoff({ baseDelay: '15s', maxDelay: '10m', jitter: true }),
    },
  }

  async execute() {
    const subscription = await PushSubscription.find(this.payload.subscriptionId)
    if (subscription) await deliverPush(subscription, this.payload.message)
  }
}

/** Pushes to every browser a person subscribed. Call it after the commit. */
export async function pushToUser(userId: number, message: PushContent): Promise<void> {
  const subscriptions = await PushSubscription.query().where('user_id', userId).select('id')
  for (const { id } of subscriptions) {
    await enqueue(SendPush.dispatch({ subscriptionId: id, message }))
  }
}

export async function listPushUsers(userIds: number[]): Promise<number[]> {
  if (!userIds.length) return []
  const rows: { user_id: number }[] = await db
    .from('push_subscriptions')
    .whereIn('user_id', userIds)
    .distinct('user_id')
  return rows.map((row) => row.user_id)
}
