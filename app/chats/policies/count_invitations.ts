import type { HttpContext } from '@adonisjs/core/http'
import { countForAccount } from '#app/common/rate_limits/attempts'
import { chatLimits } from '#app/chats/policies/rate_limits'

/** @throws HttpError 429 if one of them was added too often by the same person lately */
export async function countInvitations(
  ctx: HttpContext,
  inviterId: number,
  invitedIds: readonly number[]
): Promise<void> {
  for (const id of new Set(invitedIds)) {
    await countForAccount(ctx, chatLimits.invite, `${inviterId} ${id}`)
  }
}
