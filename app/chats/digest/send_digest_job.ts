import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/user'
import { markDigestSent, listUnmailedChats } from '#app/chats/digest/claim_digests'
import UnreadDigestMail from '#app/chats/digest/unread_digest_mail'
import { listChatViews } from '#app/chats/list_chat_views'
import { BULK_MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { transaction } from '#app/kernel/database/transaction'

export default class SendDigest extends Job<{ userId: number }> {
  static override options = BULK_MAIL_JOB

  async execute() {
    const user = await User.find(this.payload.userId)
    if (!user?.isEmailVerified) return
    const members = await listUnmailedChats(user.id)
    if (!members.length) return
    await mail.send(new UnreadDigestMail(user, await listChatViews(members)))
    await transaction((trx) => markDigestSent({ trx }, members))
  }
}
