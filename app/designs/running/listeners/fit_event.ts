import { fitsEvent } from '#app/realtime/broadcasting/fits_event'
import type DesignTransformer from '#app/designs/transformers/design_transformer'

type WireDesign = ReturnType<DesignTransformer['toObject']>

/** Shortens a design until it fits into one event. */
export function fitDesign(design: WireDesign): WireDesign {
  if (fitsEvent(design)) return design
  const options = { ...design.options, customPrompt: null }
  const slim = { ...design, options, prompt: null, is_partial: true }
  return fitsEvent(slim) ? slim : { ...slim, remarks: [], unmet: [] }
}
