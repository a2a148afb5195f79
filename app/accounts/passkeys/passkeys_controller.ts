import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { once } from '#app/common/idempotency/once'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { addPasskey, removePasskey, renamePasskey } from '#app/accounts/passkeys/change_passkeys'
import { listPasskeys } from '#app/accounts/passkeys/find_passkeys'
import { keepChallenge, takeChallenge } from '#app/accounts/passkeys/passkey_challenges'
import {
  newPasskeyValidator,
  passkeyNameValidator,
} from '#app/accounts/passkeys/passkey_validators'
import { registrationOptions } from '#app/accounts/passkeys/passkey_options'
import { verifyRegistration } from '#app/accounts/passkeys/verify_passkey'
import { PASSKEY_CHALLENGE_LIMITS } from '#app/accounts/account_limits'
import PasskeyTransformer from '#app/accounts/passkeys/passkey_transformer'

const UNPROVEN = 'Your browser’s answer didn’t fit, or came too late. Try again.'

export default class PasskeysController {
  async index({ auth }: HttpContext) {
    const passkeys = await listPasskeys(auth.getUserOrFail())
    return { passkeys: passkeys.map((each) => new PasskeyTransformer(each).toObject()) }
  }

  async offer(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countFromAddress(ctx, PASSKEY_CHALLENGE_LIMITS)
    const options = await registrationOptions(user, await listPasskeys(user))
    const { challenge, user: entity } = options
    await keepChallenge(ctx, { challenge, purpose: 'add', user_handle: entity.id })
    return options
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { name, credential } = await ctx.request.validateUsing(newPasskeyValidator)
    const answer = await once(ctx, async (trx) => {
      const clientData = credential.response.clientDataJSON
      const open = await takeChallenge(ctx, { trx }, { purpose: 'add', clientData })
      const response = { ...credential, clientExtensionResults: {} }
      const added = open && (await verifyRegistration(response, open.challenge))
      if (!added || !open.user_handle) throw fieldErrors({ credential: UNPROVEN })
      const userHandle = open.user_handle
      const passkey = await addPasskey({ user, trx }, { ...added, name, userHandle })
      const body = {
        status: 'success' as const,
        passkey: new PasskeyTransformer(passkey).toObject(),
      }
      return { status: 201, body }
    })
    logSecurityEvent(ctx, 'passkey_added')
    return answer
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { passkey: nested, name = '' } = await ctx.request.validateUsing(passkeyNameValidator)
    const passkey = await transaction((trx) =>
      renamePasskey({ user, trx }, ctx.params.id, nested?.name ?? name)
    )
    return { status: 'success' as const, passkey: new PasskeyTransformer(passkey).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => removePasskey({ user, trx }, ctx.params.id))
    logSecurityEvent(ctx, 'passkey_removed')
    return { status: 'success' as const }
  }
}
