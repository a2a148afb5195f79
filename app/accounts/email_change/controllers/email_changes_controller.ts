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
import { askFirst, opensOwnLink } from '#app/accounts/links/ask_first'

const STALE = 'This link is no longer valid. Change your email address in the settings again.'

/** The link mailed to a new address. Works without being signed in, which is asked first. */
export default class EmailChangesController {
  async show(ctx: HttpContext) {
    const change = await linkedChange(ctx)
    if (!change || opensOwnLink(ctx, change.userId)) return confirm(ctx, change)
    return askFirst(ctx, {
      title: 'Confirm your new email address',
      words: `${change.email} becomes the email address of your account.`,
      button: 'Confirm',
    })
  }

  async store(ctx: HttpContext) {
    return confirm(ctx, await linkedChange(ctx))
  }
}

async function linkedChange(ctx: HttpContext): Promise<EmailChange | null> {
  const change = isEmailChangeLink(ctx) ? await EmailChange.find(Number(ctx.params.id)) : null
  return change && isLinkOf(change, ctx) ? change : null
}

async function confirm(ctx: HttpContext, change: EmailChange | null) {
  if (!change) return sayAlreadyConfirmed(ctx)
  const user = await transaction((trx) => confirmEmailChange({ trx }, change.id))
  logSecurityEvent(ctx, 'email_changed', user.id)
  return answerForm(ctx, {
    redirect: placeFor(ctx, user.id),
    notice: `Your email address is now ${user.email}.`,
  })
}

async function sayAlreadyConfirmed(ctx: HttpContext) {
  const user = await findConfirmedUser(ctx)
  if (!user) throw HttpError.forbidden(STALE)
  return answerForm(ctx, { redirect: placeFor(ctx, user.id), notice: 'Already confirmed.' })
}

function placeFor({ auth }: HttpContext, userId: number): string {
  return auth.user?.id === userId ? '/settings' : '/login'
}
