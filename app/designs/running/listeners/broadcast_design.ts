import { designChannel } from '#app/designs/contract/channel_name'
import type DesignCompleted from '#app/designs/running/events/design_completed'
import { fitDesign } from '#app/designs/running/listeners/fit_event'
import DesignTransformer, { progressOf } from '#app/designs/transformers/design_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

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
