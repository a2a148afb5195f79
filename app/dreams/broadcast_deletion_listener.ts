import { dreamChannel } from '#app/dreams/dream_options'
import type DreamDeleted from '#app/dreams/dream_deleted'
import { broadcast } from '#app/realtime/broadcast'

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
