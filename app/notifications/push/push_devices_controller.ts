import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import PushSubscription from '#app/notifications/push/push_subscription'
import PushDeviceTransformer from '#app/notifications/push/push_device_transformer'

export default class PushDevicesController {
  async index({ auth, session }: HttpContext) {
    const devices = await PushSubscription.query()
      .where('user_id', auth.getUserOrFail().id)
      .orderBy('id', 'desc')
    return {
      devices: devices.map((each) => new PushDeviceTransformer(each, session.sessionId).toObject()),
    }
  }

  async destroy({ auth, params }: HttpContext) {
    const device = await PushSubscription.findBy({ id: params.id, userId: auth.getUserOrFail().id })
    if (!device) throw HttpError.notFound()
    await device.delete()
    return { status: 'success' as const }
  }
}
