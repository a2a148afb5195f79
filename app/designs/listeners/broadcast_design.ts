import { designChannel } from '#app/designs/channel_name'
import type DesignCompleted from '#app/designs/events/design_completed'
import { fitDesign } from '#app/designs/fit_event'
import DesignTransformer, { progressOf } from '#app/designs/transformers/design_transformer'
import { broadcast } from '#app/realtime/broadcast'

/** Shows a design's owner what was made. */
export default class BroadcastDesign {
  async handle({ design }: DesignCompleted) {
    const channels = [designChannel(design.id)]
    const whole = new DesignTransformer(design).toObject()
    await broadcast(
      { event: 'design.progress', channels, data: progressOf(design) },
      { event: 'design.generated', channels, data: { design: fitDesign(whole) } }
    )
  }
}
