import type DesignTransformer from '#app/designs/transformers/design_transformer'

type WireDesign = ReturnType<DesignTransformer['toObject']>

/** What one event carries, less what its envelope takes; see Broadcast. */
const MOST_BYTES = 9_500

/** A design that an event can carry: of long wishes nothing, and that there is more. */
export function fitDesign(design: WireDesign): WireDesign {
  if (fits(design)) return design
  const options = { ...design.options, customPrompt: null }
  const slim = { ...design, options, prompt: null, is_partial: true }
  return fits(slim) ? slim : { ...slim, remarks: [], unmet: [] }
}

function fits(value: object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= MOST_BYTES
}
