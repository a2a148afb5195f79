import type { HttpContext } from '@adonisjs/core/http'
import { answerForm } from '#app/kernel/http/answer_form'
import { listUsableProviders } from '#app/accounts/connections/find_connections'
import { listPasskeys } from '#app/accounts/passkeys/find_passkeys'
import { destinationOf } from '#app/accounts/sign_in/sign_in'
import { rememberPasswordConfirmation } from '#app/accounts/passwords/password_confirmation'
import { verifyOwnPassword } from '#app/accounts/sign_in/verify_password'
import { confirmPasswordValidator } from '#app/accounts/account_validators'

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
    const { password } = await ctx.request.validateUsing(confirmPasswordValidator)
    await verifyOwnPassword(ctx, password)
    rememberPasswordConfirmation(ctx.session)
    return answerForm(ctx, { redirect: destinationOf(ctx) })
  }
}
