import { dreamChannel, dreamPresence } from '#app/dreams/dream_options'
import type DreamLeft from '#app/dreams/people/dream_left'
import { broadcaster } from '#app/realtime/broadcast'

export default class ExpelFromDream {
  async handle({ dreamId, userId }: DreamLeft) {
    await broadcaster().expel(userId, [dreamChannel(dreamId), dreamPresence(dreamId)])
  }
}
