import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/auth'
import { fieldErrors } from '#app/common/http/field_errors'
import { addressBlock } from '#app/common/rate_limits/address_block'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isHandleAvailable } from '#app/accounts/handles/is_handle_available'
import { HANDLE_CHECK_LIMITS } from '#app/accounts/account_limits'
import { handleValidator } from '#app/accounts/handles/handle_validators'

const NOBODY = 0

export default class HandleChecksController {
  async store(ctx: HttpContext) {
    const userId = this.#asker(ctx)
    const account = userId ? String(userId) : addressBlock(ctx.request.ip())
    await countAttempt(ctx, HANDLE_CHECK_LIMITS, account)
    const { handle } = await ctx.request.validateUsing(handleValidator)
    if (!(await isHandleAvailable(handle, userId))) {
      throw fieldErrors({ handle: 'That handle is taken.' })
    }
    return { status: 'available' as const }
  }

  #asker({ auth, params }: HttpContext): number | undefined {
    const id = Number(params.id)
    if (id === NOBODY) return undefined
    if (!auth.user) throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
    if (auth.user.id !== id) throw HttpError.forbidden()
    return id
  }
}
