import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { PASSWORD_CONFIRMATION_LIMITS } from '#app/accounts/policies/rate_limits'
import { requireFreshAuthentication } from '#app/accounts/sessions/fresh_authentication'

/**
 * Checks the password in a form. Accounts without one must have signed in recently.
 * @param field of the form
 * @throws E_VALIDATION_ERROR on the field, HttpError 423 without a password, HttpError 429
 */
export async function verifyOwnPassword(
  ctx: HttpContext,
  password = '',
  field = 'password'
): Promise<void> {
  const user = ctx.auth.getUserOrFail()
  if (!user.hasPassword) return requireFreshAuthentication(ctx)
  const attempt = await countAttempt(ctx, PASSWORD_CONFIRMATION_LIMITS, String(user.id))
  if (!(await user.verifyPassword(password))) {
    logSecurityEvent(ctx, 'password_confirmation_refused')
    throw fieldErrors({ [field]: 'Wrong password.' })
  }
  await attempt.undo()
}
