import type { HttpContext } from '@adonisjs/core/http'
import { answerForm } from '#app/kernel/http/answer_form'
import { wantsJson } from '#app/kernel/http/wants_json'
import type User from '#app/accounts/models/user'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { signIn } from '#app/accounts/sessions/sign_in'
import { needsSecondFactor } from '#app/accounts/two_factor/policies/needs_second_factor'
import { beginPendingSignIn } from '#app/accounts/two_factor/sessions/pending_sign_in'

/** After a password or connected account: signs in, or asks for the second factor first. */
export async function answerFirstFactor(ctx: HttpContext, user: User, remember = false) {
  if (await needsSecondFactor(ctx, user)) {
    const redirect = '/two-factor-challenge'
    beginPendingSignIn(ctx.session, user, remember)
    if (wantsJson(ctx)) return { status: 'two_factor', redirect }
    return ctx.response.redirect().status(303).toPath(redirect)
  }
  await signIn(ctx, user, remember)
  return answerForm(ctx, { redirect: destinationOf(ctx, user) })
}
