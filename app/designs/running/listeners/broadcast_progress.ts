import { designChannel } from '#app/designs/contract/channel_name'
import type DesignProgressed from '#app/designs/running/events/design_progressed'
import { progressOf } from '#app/designs/transformers/design_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastProgress {
  async handle({ design }: DesignProgressed) {
    await broadcast({
      event: 'design.progress',
      channels: [designChannel(design.id)],
      data: progressOf(design),
    })
  }
}
