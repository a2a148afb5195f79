import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import MarkDigested from '#app/chats/actions/mark_digested'
import UnreadDigestMail from '#app/chats/mails/unread_digest_mail'
import { listUndigested } from '#app/chats/queries/list_undigested'
import { viewChats } from '#app/chats/queries/view_chats'
import { MAIL_RETRY } from '#app/core/mail/mail_retry'

/** Tells somebody by mail what stayed unread. What was read meanwhile is not told. */
export default class SendDigest extends Job<{ userId: number }> {
  static override options = { retry: MAIL_RETRY }

  async execute() {
    const user = await User.find(this.payload.userId)
    if (!user?.isEmailVerified) return
    const members = await listUndigested(user.id)
    if (!members.length) return
    await mail.send(new UnreadDigestMail(user, await viewChats(members)))
    await new MarkDigested().handle(members)
  }
}
