import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { abilitiesCover } from '#app/accounts/contract/api_tokens'
import { countTokenRequest } from '#app/accounts/tokens/guard/token_quota'

/**
 * @throws E_UNAUTHORIZED_ACCESS for an unknown or expired token, HttpError 403 if its abilities
 * don't allow the method, 429 if its quota is used up
 */
export async function authenticateToken(ctx: HttpContext): Promise<void> {
  if (!(await ctx.auth.checkUsing(['token']))) {
    logSecurityEvent(ctx, 'token_refused')
    throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'access_tokens' })
  }
  const token = ctx.auth.use('token').user?.currentAccessToken
  if (!token) throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'access_tokens' })
  await countTokenRequest(ctx, String(token.identifier))
  if (!abilitiesCover(token.abilities, ctx.request.method())) {
    throw HttpError.forbidden('This token’s abilities don’t cover this call.')
  }
}
