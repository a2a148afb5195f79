import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { updateChannels } from '#app/notifications/settings/update_channels'
import { listNotificationChannels } from '#app/notifications/settings/find_channels'
import { notificationKinds } from '#app/notifications/notification_kinds'
import { channelsValidator } from '#app/notifications/notification_validators'

export default class NotificationSettingsController {
  async show({ auth }: HttpContext) {
    return { kinds: await listNotificationChannels(auth.getUserOrFail().id) }
  }

  /** Ignores undeclared kinds, like unknown fields. */
  async update({ auth, request }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const { channels = {}, kinds = [] } = await request.validateUsing(channelsValidator)
    const chosen = [
      ...Object.entries(channels),
      ...kinds.map((one) => [one.kind, one.channels] as const),
    ]
    await transaction(async (trx) => {
      for (const [kind, given] of chosen) {
        if (notificationKinds.find(kind)) await updateChannels({ trx }, id, kind, given)
      }
    })
    return { status: 'success' as const, kinds: await listNotificationChannels(id) }
  }
}
