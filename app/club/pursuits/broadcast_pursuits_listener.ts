import type PursuitsChanged from '#app/club/pursuits/pursuits_changed'
import { broadcast } from '#app/realtime/broadcast'

/** Says only that something changed: what each person may see of a board differs. */
export default class BroadcastPursuits {
  async handle({ userIds, socketId: exceptSocketId }: PursuitsChanged) {
    await broadcast({
      event: 'pursuits.updated',
      channels: userIds.map((id) => `private-user.${id}`),
      data: {},
      exceptSocketId,
    })
  }
}
