import { Job } from '@adonisjs/queue'
import SendDigest from '#app/chats/jobs/send_digest'
import { listDueDigests } from '#app/chats/queries/list_due_digests'
import { enqueue } from '#app/core/queue/dispatch'

const AT_ONCE = 500

/** Finds who is to get a mail about what stayed unread. Runs every quarter of an hour. */
export default class SendDigests extends Job<Record<string, never>> {
  async execute() {
    for (const userId of await listDueDigests(AT_ONCE)) {
      await enqueue(SendDigest.dispatch({ userId }).dedup({ id: String(userId) }))
    }
  }
}
