import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { confirmEmailChange } from '#app/accounts/email/change_email'
import { isEmailChangeLink, isLinkOf, opensOwnLink } from '#app/accounts/email/email_links'
import EmailChange from '#app/accounts/email/email_change'

const STALE =
  'This link is for another account, or no longer valid. Sign in to the account it is for, or change its email address again.'

/**
 * The link mailed to a new address, for the account that asked, signed in. A HEAD request, as of a
 * mail scanner, changes nothing.
 */
export default class EmailChangesController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!isEmailChangeLink(ctx)) throw HttpError.forbidden(STALE)
    if (isLinkOf(user, ctx)) {
      return answerForm(ctx, { redirect: '/settings', notice: 'Already confirmed.' })
    }
    const change = await EmailChange.findBy({ id: Number(ctx.params.id), userId: user.id })
    if (!change || !isLinkOf(change, ctx)) throw HttpError.forbidden(STALE)
    if (!opensOwnLink(ctx, user.id)) return ctx.response.noContent()
    const { email } = await transaction((trx) => confirmEmailChange({ trx }, change.id))
    logSecurityEvent(ctx, 'email_changed', user.id)
    return answerForm(ctx, {
      redirect: '/settings',
      notice: `Your email address is now ${email}.`,
    })
  }
}
