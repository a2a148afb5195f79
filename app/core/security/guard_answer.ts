import type { HttpContext } from '@adonisjs/core/http'
import { cspFactory, frameGuardFactory, hstsFactory, noSniffFactory } from '@adonisjs/shield/guards'
import shield from '#config/shield'

const guards = [
  cspFactory(shield.csp),
  frameGuardFactory(shield.xFrame),
  hstsFactory(shield.hsts),
  noSniffFactory(shield.contentTypeSniffing),
]

/**
 * Gives an answer the shield's headers where the request never came past the
 * shield: an unknown path, a session that could not be read, a forged form.
 */
export async function guardAnswer(ctx: HttpContext): Promise<void> {
  if (ctx.response.getHeader('content-security-policy')) return
  for (const guard of guards) await guard(ctx)
}
