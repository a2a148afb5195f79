import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { connectAccount } from '#app/accounts/connections/connect_account'
import { keepIdentity, type Identity } from '#app/accounts/connections/identity'
import { offeredProvider } from '#app/accounts/connections/offered_providers'
import { ProviderProblem, readAnswer, showProblem } from '#app/accounts/connections/ask_provider'
import { findConnected } from '#app/accounts/connections/find_connections'
import type { OfferedProvider } from '#app/accounts/account_options'
import type User from '#app/accounts/user'
import { PROVIDER_VISIT_LIMITS } from '#app/accounts/account_limits'
import { findAddressOwner, findUser } from '#app/accounts/find_users'
import { destinationOf } from '#app/accounts/sign_in/sign_in'
import { rememberPasswordConfirmation } from '#app/accounts/passwords/password_confirmation'
import { answerFirstFactor } from '#app/accounts/two_factor/answer_first_factor'

export default class ProviderAnswersController {
  show(ctx: HttpContext) {
    if (ctx.request.method() === 'HEAD') return ctx.response.noContent()
    return showProblem(ctx, async () => {
      const offered = offeredProvider(ctx.params.provider)
      if (!offered) throw HttpError.notFound()
      await countFromAddress(ctx, PROVIDER_VISIT_LIMITS)
      const { identity, purpose } = await readAnswer(ctx, offered)
      const { user } = ctx.auth
      if (!user) return this.#signIn(ctx, offered, identity)
      if (purpose === 'confirm') return this.#confirm(ctx, user, offered, identity)
      return this.#connect(ctx, user, offered, identity)
    })
  }

  /** Never connects to an existing account just because the email address matches. */
  async #signIn(ctx: HttpContext, { label }: OfferedProvider, identity: Identity) {
    const connected = await findConnected(identity)
    const user = connected && (await findUser(connected.userId))
    if (user) return answerFirstFactor(ctx, user)
    const { email, is_email_verified: isVerified } = identity
    if (email && isVerified && (await findAddressOwner(email))) {
      throw ProviderProblem.emailTaken(label, email)
    }
    keepIdentity(ctx.session, identity)
    return answerForm(ctx, { redirect: '/register/finish' })
  }

  async #connect(ctx: HttpContext, user: User, { label }: OfferedProvider, identity: Identity) {
    await transaction((trx) => connectAccount({ user, trx }, identity))
    logSecurityEvent(ctx, 'account_connected')
    return answerForm(ctx, {
      redirect: '/settings/connected-accounts',
      notice: `Your ${label} account is connected.`,
    })
  }

  async #confirm(ctx: HttpContext, user: User, { label }: OfferedProvider, identity: Identity) {
    const connected = await findConnected(identity)
    if (connected?.userId !== user.id) throw ProviderProblem.someoneElse(label)
    rememberPasswordConfirmation(ctx.session)
    logSecurityEvent(ctx, 'provider_confirmed')
    return answerForm(ctx, { redirect: destinationOf(ctx) })
  }
}
