import type Design from '#app/designs/models/design'
import DesignTransformer from '#app/designs/transformers/design_transformer'

export function orderAnswer(design: Design) {
  const generated = new DesignTransformer(design).toObject()
  return { status: 202, body: { status: 'success' as const, generated_design: generated } }
}
