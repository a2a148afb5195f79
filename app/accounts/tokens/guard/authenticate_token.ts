import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { neededAbility } from '#app/accounts/tokens/guard/needed_ability'
import { countTokenRequest } from '#app/accounts/tokens/guard/token_quota'

/**
 * @throws E_UNAUTHORIZED_ACCESS for an unknown or expired token, HttpError 403 if its abilities
 * lack the one its route needs, 429 if its quota is used up
 */
export async function authenticateToken(ctx: HttpContext): Promise<void> {
  if (!(await ctx.auth.checkUsing(['token']))) {
    logSecurityEvent(ctx, 'token_refused')
    throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'access_tokens' })
  }
  const token = ctx.auth.use('token').user?.currentAccessToken
  if (!token) throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'access_tokens' })
  await countTokenRequest(ctx, String(token.identifier))
  const needed = neededAbility(ctx.route, ctx.request.method())
  if (!needed || !token.abilities.includes(needed)) {
    throw HttpError.forbidden('This token’s abilities don’t cover this call.')
  }
}
