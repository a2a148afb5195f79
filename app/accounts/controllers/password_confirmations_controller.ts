import type { HttpContext } from '@adonisjs/core/http'
import { answerForm } from '#app/kernel/http/answer_form'
import { listUsableProviders } from '#app/accounts/connections/queries/list_usable_providers'
import { listPasskeys } from '#app/accounts/passkeys/queries/list_passkeys'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { rememberPasswordConfirmation } from '#app/accounts/sessions/password_confirmation'
import { verifyOwnPassword } from '#app/accounts/sessions/verify_own_password'
import { confirmPasswordValidator } from '#app/accounts/validators/password_validators'

export default class PasswordConfirmationsController {
  async create({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    const passkeys = await listPasskeys(user)
    return inertia.render('accounts/confirm_password', {
      has_password: user.hasPassword,
      has_passkeys: passkeys.length > 0,
      providers: user.hasPassword ? [] : await listUsableProviders(user.id),
    })
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { password } = await ctx.request.validateUsing(confirmPasswordValidator)
    await verifyOwnPassword(ctx, password)
    rememberPasswordConfirmation(ctx.session)
    return answerForm(ctx, { redirect: destinationOf(ctx, user) })
  }
}
