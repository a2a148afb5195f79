import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { findTwoFactor } from '#app/accounts/two_factor/queries/find_two_factor'
import { isDeviceTrusted } from '#app/accounts/two_factor/sessions/trusted_devices'

export async function needsSecondFactor(ctx: HttpContext, user: User): Promise<boolean> {
  return (await findTwoFactor(user.id)) !== null && !(await isDeviceTrusted(ctx, user))
}
