import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { TOKEN_ABILITIES, type TokenAbility } from '#app/accounts/account_options'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import env from '#start/env'

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
  await noteTokenRequest(ctx, String(token.identifier))
  const needed = neededAbility(ctx.route, ctx.request.method())
  if (!needed || !token.abilities.includes(needed)) {
    throw HttpError.forbidden('This token’s abilities don’t cover this call.')
  }
}

const OF_METHODS: Partial<Record<string, TokenAbility>> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
}

/** The one ability a token needs: the one its route names, or else that of the method. */
export function neededAbility(
  route: Pick<NonNullable<HttpContext['route']>, 'middleware'> | undefined,
  method: string
): TokenAbility | undefined {
  for (const each of route?.middleware.all() ?? []) {
    if (!('args' in each) || each.name !== 'ability') continue
    const named: unknown = each.args
    return TOKEN_ABILITIES.find((ability) => ability === named)
  }
  return OF_METHODS[method]
}

const POLICY = 'token'
const MAX_REQUESTS = 600
const WINDOW_SECONDS = 60

/**
 * Sends the headers of draft-ietf-httpapi-ratelimit-headers-10. Without Redis, each process counts
 * alone. @throws HttpError 429 with `Retry-After`
 */
async function noteTokenRequest({ response }: HttpContext, tokenId: string): Promise<void> {
  const quota = limiter.use(env.get('REDIS_URL') ? 'redis' : 'memory', {
    requests: MAX_REQUESTS,
    duration: `${WINDOW_SECONDS} seconds`,
  })
  const { consumed, availableIn } = await quota.increment(`api-token:${tokenId}`)
  const remaining = Math.max(0, MAX_REQUESTS - consumed)
  const resetsIn = Math.max(1, Math.ceil(availableIn))
  response.header('ratelimit-policy', `"${POLICY}";q=${MAX_REQUESTS};w=${WINDOW_SECONDS}`)
  response.header('ratelimit', `"${POLICY}";r=${remaining};t=${resetsIn}`)
  if (consumed <= MAX_REQUESTS) return
  throw new HttpError(429, `This token has made too many requests. Try again in ${resetsIn} s.`, {
    'retry-after': String(resetsIn),
  })
}
