import { designChannel } from '#app/designs/channel_name'
import type DesignProgressed from '#app/designs/events/design_progressed'
import { progressOf } from '#app/designs/transformers/design_transformer'
import { broadcast } from '#app/realtime/broadcast'

/** Shows a design's owner how far it is. */
export default class BroadcastProgress {
  async handle({ design }: DesignProgressed) {
    await broadcast({
      event: 'design.progress',
      channels: [designChannel(design.id)],
      data: progressOf(design),
    })
  }
}
