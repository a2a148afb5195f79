import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { noteDevice } from '#app/accounts/devices/actions/note_device'
import { keepBrowserToken } from '#app/accounts/devices/sessions/browser_token'
import type User from '#app/accounts/models/user'
import { forgetRememberToken } from '#app/accounts/sessions/remembered_browser'
import { noteSignIn } from '#app/accounts/sessions/sign_in_facts'

/** Starts a session with a new id, and mails the owner about a new browser. */
export async function startSession(ctx: HttpContext, user: User, remember = false): Promise<void> {
  forgetRememberToken(ctx.session)
  await ctx.auth.use('web').login(user, remember)
  const facts = noteSignIn(ctx)
  const tokenHash = keepBrowserToken(ctx)
  await transaction((trx) => noteDevice({ user, trx }, tokenHash, facts))
}
