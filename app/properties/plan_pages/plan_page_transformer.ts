import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PagePreview } from '#app/properties/plan_pages/draw_pages'

/** A page of a PDF to choose; its picture is not kept, so it comes along. */
export default class PlanPageTransformer extends BaseTransformer<PagePreview> {
  toObject() {
    const { number, width, height, jpeg } = this.resource
    return { number, width, height, preview: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
  }
}
