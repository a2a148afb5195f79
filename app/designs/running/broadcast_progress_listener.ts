import { designChannel } from '#app/designs/design_steps'
import type DesignProgressed from '#app/designs/running/design_progressed'
import { designProgress } from '#app/designs/design_transformer'
import { broadcast } from '#app/realtime/broadcast'

export default class BroadcastDesignProgress {
  async handle({ design }: DesignProgressed) {
    await broadcast({
      event: 'design.progress',
      channels: [designChannel(design.id)],
      data: designProgress(design),
    })
  }
}
