import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countAttempt, countForAccount } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { CHALLENGE_ATTEMPT_LIMITS, TWO_FACTOR_LIMITS } from '#app/accounts/account_limits'
import { destinationOf, signIn } from '#app/accounts/sign_in/sign_in'
import { verifySecondFactor } from '#app/accounts/two_factor/change_two_factor'
import {
  countWrongCode,
  endPendingSignIn,
  findPendingSignIn,
} from '#app/accounts/two_factor/pending_sign_in'
import { trustDevice } from '#app/accounts/two_factor/answer_first_factor'
import { challengeValidator } from '#app/accounts/two_factor/two_factor_validators'

const WRONG = 'That code isn’t right, or was used before. Try the next one.'
const OVER = 'Too many wrong codes. Sign in again.'

export default class TwoFactorChallengesController {
  async create({ inertia, request, response, session }: HttpContext) {
    if (!(await findPendingSignIn(session))) return response.redirect().toPath('/login')
    return inertia.render('accounts/two_factor_challenge', { csrf_token: request.csrfToken })
  }

  async store(ctx: HttpContext) {
    const found = await findPendingSignIn(ctx.session)
    if (!found) throw fieldErrors({ code: 'This took too long. Sign in again.' })
    const { pending, user } = found
    const input = await ctx.request.validateUsing(challengeValidator)
    const attempt = await countForAccount(ctx, CHALLENGE_ATTEMPT_LIMITS, pending.id)
    const guess = await countAttempt(ctx, TWO_FACTOR_LIMITS, `user:${user.id}`)

    const factor = input.code ? { code: input.code } : { recoveryCode: input.recovery_code ?? '' }
    if (!(await transaction((trx) => verifySecondFactor({ trx }, user.id, factor)))) {
      logSecurityEvent(ctx, 'sign_in_refused', user.id)
      const isOver = countWrongCode(ctx.session, pending)
      throw fieldErrors({ [input.code ? 'code' : 'recovery_code']: isOver ? OVER : WRONG })
    }
    await attempt.undo()
    await guess.undo()
    endPendingSignIn(ctx.session)
    if (input.remember_device) await trustDevice(ctx, user)
    await signIn(ctx, user, pending.remember)
    return answerForm(ctx, { redirect: destinationOf(ctx) })
  }
}
