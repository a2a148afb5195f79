import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { confirmEmailChange } from '#app/accounts/email_change/actions/confirm_email_change'
import { isEmailChangeLink, isLinkOf } from '#app/accounts/email_change/links/email_change_link'
import EmailChange from '#app/accounts/email_change/models/email_change'

const STALE =
  'This link is for another account, or no longer valid. Sign in to the account it is for, or change its email address again.'

/** The link mailed to a new address. Works only for the account that asked, signed in. */
export default class EmailChangesController {
  async show(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const { id: userId } = ctx.auth.getUserOrFail()
    const change = isEmailChangeLink(ctx) ? await EmailChange.findBy({ id, userId }) : null
    if (!change || !isLinkOf(change, ctx)) throw HttpError.forbidden(STALE)
    const user = await transaction((trx) => confirmEmailChange({ trx }, id))
    logSecurityEvent(ctx, 'email_changed', user.id)
    return answerForm(ctx, {
      redirect: '/settings',
      notice: `Your email address is now ${user.email}.`,
    })
  }
}
