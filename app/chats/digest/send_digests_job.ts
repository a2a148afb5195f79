import { Job } from '@adonisjs/queue'
import { claimDigests } from '#app/chats/digest/claim_digests'
import SendDigest from '#app/chats/digest/send_digest_job'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'

const MAX_PER_BATCH = 500

/** Runs every 15 minutes. */
export default class SendDigests extends Job<Record<string, never>> {
  async execute() {
    let userIds: number[]
    do {
      userIds = await transaction((trx) => claimDigests({ trx }, MAX_PER_BATCH))
      for (const userId of userIds) {
        await enqueue(SendDigest.dispatch({ userId }).dedup({ id: String(userId) }))
      }
    } while (userIds.length === MAX_PER_BATCH)
  }
}
