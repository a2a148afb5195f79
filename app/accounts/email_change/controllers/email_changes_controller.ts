import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { confirmEmailChange } from '#app/accounts/email_change/actions/confirm_email_change'
import {
  findConfirmedUser,
  isEmailChangeLink,
  isLinkOf,
} from '#app/accounts/email_change/links/email_change_link'
import EmailChange from '#app/accounts/email_change/models/email_change'
import { opensOwnLink } from '#app/accounts/links/ask_first'

const STALE =
  'This link is for another account, or no longer valid. Sign in to the account it is for, or change its email address again.'

/**
 * The link mailed to a new address. Works only for the account that asked, signed in; following it
 * is enough then, while a HEAD request, as of a mail scanner, changes nothing.
 */
export default class EmailChangesController {
  async show(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const change = await linkedChange(ctx, userId)
    if (!change) return sayAlreadyConfirmed(ctx, userId)
    if (!opensOwnLink(ctx, userId)) return ctx.response.noContent()
    const user = await transaction((trx) => confirmEmailChange({ trx }, change.id))
    logSecurityEvent(ctx, 'email_changed', user.id)
    return answerForm(ctx, {
      redirect: '/settings',
      notice: `Your email address is now ${user.email}.`,
    })
  }
}

async function linkedChange(ctx: HttpContext, userId: number): Promise<EmailChange | null> {
  const id = Number(ctx.params.id)
  const change = isEmailChangeLink(ctx) ? await EmailChange.findBy({ id, userId }) : null
  return change && isLinkOf(change, ctx) ? change : null
}

async function sayAlreadyConfirmed(ctx: HttpContext, userId: number) {
  const user = await findConfirmedUser(ctx)
  if (user?.id !== userId) throw HttpError.forbidden(STALE)
  return answerForm(ctx, { redirect: '/settings', notice: 'Already confirmed.' })
}
