import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/one_time_token'
import User from '#app/accounts/user'
import { findAddressOwner } from '#app/accounts/find_users'
import UndoMail from '#app/accounts/undo/undo_mail'
import AccountUndo from '#app/accounts/undo/account_undo'

/**
 * Issues the link here, so that the queue never holds it. None goes to the owner of an address that
 * somebody has only typed.
 */
export default class SendUndoMail extends Job<{ undoId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const undo = await AccountUndo.find(this.payload.undoId)
    const user = undo && (await User.find(undo.userId))
    if (!user || (!user.isEmailVerified && (await findAddressOwner(user.email)))) return
    const token = newOneTimeToken()
    await undo.merge({ tokenHash: oneTimeTokenHash(token) }).save()
    await mail.send(new UndoMail(undo, user.name, token))
  }
}
