import type RequestChanged from '#app/club/requests/request_changed'
import { broadcast } from '#app/realtime/broadcast'

/** Tells both people’s open pages to look again. */
export default class BroadcastRequest {
  async handle({ requestId: id, userIds }: RequestChanged) {
    const channels = userIds.map((userId) => `private-user.${userId}`)
    await broadcast({ event: 'offering_request.updated', channels, data: { id } })
  }
}
