import { dreamChannel } from '#app/dreams/contract/channel_names'
import type DreamDeleted from '#app/dreams/events/dream_deleted'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastDeletion {
  async handle({ dreamId: id, socketId: exceptSocketId }: DreamDeleted) {
    await broadcast({
      event: 'dream.deleted',
      channels: [dreamChannel(id)],
      data: { id },
      exceptSocketId,
    })
  }
}
