import type { HttpContext } from '@adonisjs/core/http'
import { cspFactory } from '@adonisjs/shield/guards'
import shield from '#config/shield'

const guard = cspFactory(shield.csp)

/** For pages that skip the shield middleware: unknown paths, broken sessions, forged forms. */
export async function guardAnswer(ctx: HttpContext): Promise<void> {
  if (!ctx.response.nonce) await guard(ctx)
}
