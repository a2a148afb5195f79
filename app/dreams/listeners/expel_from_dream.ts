import { dreamChannel, dreamPresence } from '#app/dreams/contract/channel_names'
import type DreamLeft from '#app/dreams/events/dream_left'
import { broadcaster } from '#app/realtime/broadcasting/broadcast'

export default class ExpelFromDream {
  async handle({ dreamId, userId }: DreamLeft) {
    await broadcaster().expel(userId, [dreamChannel(dreamId), dreamPresence(dreamId)])
  }
}
