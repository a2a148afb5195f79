import type { HttpContext } from '@adonisjs/core/http'
import { listUsableProviders } from '#app/accounts/connections/queries/list_usable_providers'
import type { Purpose } from '#app/accounts/connections/sessions/visit'
import type { Provider } from '#app/accounts/contract/providers'
import { isPasswordConfirmed } from '#app/accounts/sessions/password_confirmation'
import { isFreshSignIn } from '#app/accounts/sessions/sign_in_facts'

/** Why the person is going to a provider, or where they must go first. */
export async function purposeOf(
  ctx: HttpContext,
  provider: Provider
): Promise<{ purpose: Purpose } | { first: string }> {
  const { user } = ctx.auth
  if (isSentByOthers(ctx)) return { first: user ? '/settings/connected-accounts' : '/login' }
  if (!user) return { purpose: 'sign_in' }
  if (!user.isEmailVerified) return { first: '/verify-email' }
  if (!user.hasPassword) {
    const own = await listUsableProviders(user.id)
    if (own.some((each) => each.provider === provider)) return { purpose: 'confirm' }
  }
  const isFresh = isFreshSignIn(ctx.session) || isPasswordConfirmed(ctx.session)
  return isFresh ? { purpose: 'connect' } : { first: '/confirm-password' }
}

/** Otherwise another site could connect its own account here and sign in with it later. */
function isSentByOthers({ request }: HttpContext): boolean {
  return request.header('sec-fetch-site') === 'cross-site'
}
