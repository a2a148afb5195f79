import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { DEFAULT_TOKEN_ABILITIES } from '#app/accounts/account_options'
import User from '#app/accounts/user'
import { createToken, endTokens } from '#app/accounts/tokens/change_tokens'
import { tokenValidator } from '#app/accounts/tokens/token_validators'
import ApiTokenTransformer from '#app/accounts/tokens/api_token_transformer'

export default class ApiTokensController {
  async show({ auth, inertia }: HttpContext) {
    const tokens = await User.apiTokens.all(auth.getUserOrFail())
    return inertia.render('accounts/tokens', {
      tokens: tokens.map((token) => new ApiTokenTransformer(token).toObject()),
    })
  }

  async index({ auth }: HttpContext) {
    const tokens = await User.apiTokens.all(auth.getUserOrFail())
    return { tokens: tokens.map((token) => new ApiTokenTransformer(token).toObject()) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(tokenValidator)
    const answer = await once(ctx, async (trx) => {
      const token = await createToken(
        { user, trx },
        {
          name: input.name,
          abilities: [...new Set(input.abilities ?? DEFAULT_TOKEN_ABILITIES)],
          expiresAt: input.expires_at ?? null,
        }
      )
      const body = {
        status: 'success' as const,
        token: new ApiTokenTransformer(token).toObject(),
      }
      const secrets = { plain_text_token: token.value!.release() }
      return { status: 201, body, secrets }
    })
    logSecurityEvent(ctx, 'token_created')
    return answer
  }

  async destroy(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const ended = await transaction((trx) => endTokens(userId, trx, Number(ctx.params.id)))
    if (!ended) throw HttpError.notFound()
    logSecurityEvent(ctx, 'token_deleted')
    return { status: 'success' as const }
  }
}
