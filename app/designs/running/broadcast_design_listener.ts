import { designChannel } from '#app/designs/design_steps'
import DesignTransformer, { designProgress } from '#app/designs/design_transformer'
import type DesignCompleted from '#app/designs/running/design_completed'
import { broadcast, fitsEvent } from '#app/realtime/broadcast'

export default class BroadcastDesign {
  async handle({ design }: DesignCompleted) {
    const channels = [designChannel(design.id)]
    const whole = new DesignTransformer(design).toObject()
    await broadcast(
      { event: 'design.progress', channels, data: designProgress(design) },
      { event: 'design.generated', channels, data: { design: fitDesign(whole) } }
    )
  }
}

type WireDesign = ReturnType<DesignTransformer['toObject']>

/** Shortens a design until it fits into one event. */
function fitDesign(design: WireDesign): WireDesign {
  if (fitsEvent(design)) return design
  const options = { ...design.options, customPrompt: null }
  const slim = { ...design, options, prompt: null, is_partial: true }
  return fitsEvent(slim) ? slim : { ...slim, remarks: [], unmet: [] }
}
