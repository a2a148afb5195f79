import { BaseTransformer } from '@adonisjs/core/transformers'
import { progressSteps } from '#app/designs/design_steps'
import type Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'
import ImageTransformer from '#app/media/transformers/image_transformer'

/** A design as its owner gets it. */
export default class DesignTransformer extends BaseTransformer<Design> {
  toObject() {
    const design = this.resource
    return {
      ...progressOf(design),
      image: pictureOf(design.image),
      high_res_image: pictureOf(design.highResImage),
      original_image: pictureOf(design.originalImage),
      image_width: design.imageWidth,
      image_height: design.imageHeight,
      high_res_image_width: design.highResImageWidth,
      high_res_image_height: design.highResImageHeight,
      image_orientation: design.imageOrientation,
      favorite: design.favorite,
      options: design.options,
      prompt: design.prompt,
      engine: design.engine,
      structure_score: design.structureScore,
      remarks: design.remarks,
      unmet: design.unmet,
      parent_id: design.parentId,
      corrections: this.#corrections(),
      share: this.#share(),
      published_at: design.publishedAt?.toUTC().toISO() ?? null,
      /** whether staff took it out of public view: then it cannot be shown again */
      is_taken_down: design.takenDownAt !== null,
      /** whether the event was too small for all of it; the call for the design has the rest */
      is_partial: false,
      created_at: design.createdAt.toUTC().toISO()!,
    }
  }

  /** what its owner says that the parts of the photograph are */
  #corrections() {
    const { id, correctedAt } = this.resource
    if (!correctedAt) return null
    return {
      url: `/designs/${id}/corrections.png?v=${correctedAt.toMillis()}`,
      updated_at: correctedAt.toUTC().toISO()!,
    }
  }

  #share() {
    const { isShared, shareToken, shareCompares, shareTellsPrompt } = this.resource
    if (!isShared || !shareToken) return null
    return {
      token: shareToken,
      url: `/shared/${shareToken}`,
      compares: shareCompares,
      tells_prompt: shareTellsPrompt,
    }
  }
}

/** How far a design is, as events tell it. */
export function progressOf(design: Design) {
  const { id, status, progress, currentStep, kind, error, previewVersion } = design
  return {
    id,
    status,
    progress,
    current_step: currentStep,
    progress_steps: progressSteps(kind, status, currentStep),
    error,
    /** address of what emerges; null while there is nothing to see */
    preview: previewVersion ? `/designs/${id}/preview?v=${previewVersion}` : null,
  }
}

/** A picture that may not be there yet, or was deleted. */
function pictureOf(image: Image | null | undefined) {
  return image ? new ImageTransformer(image).toObject() : null
}
