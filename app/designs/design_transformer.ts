import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { PicturedDesign } from '#app/designs/design_pictures'
import type { DesignRow, ProgressRow } from '#app/designs/design_row'
import { progressSteps } from '#app/designs/design_steps'
import type { ImageRow } from '#app/media/image_row'
import ImageTransformer from '#app/media/image_transformer'

/** A design as its owner sees it. */
export default class DesignTransformer extends BaseTransformer<DesignRow> {
  toObject() {
    const design = this.resource
    return {
      ...designProgress(design),
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
      /** who is to make it, or made it; null for whoever usually does */
      engine_kind: design.engineKind,
      engine: design.engine,
      structure_score: design.structureScore,
      remarks: design.remarks,
      unmet: design.unmet,
      parent_id: design.parentId,
      corrections: this.#corrections(),
      share: this.#share(),
      published_at: wireTimeOrNull(design.publishedAt),
      /** taken down by staff, so it can't be published again */
      is_taken_down: design.takenDownAt !== null,
      /** whether the event was too small for all of it; the design's own call returns the rest */
      is_partial: false,
      created_at: wireTime(design.createdAt),
    }
  }

  /** the owner's corrections to the photo's areas */
  #corrections() {
    const { id, correctedAt } = this.resource
    if (!correctedAt) return null
    const updatedAt = wireTime(correctedAt)
    return {
      url: `/designs/${id}/corrections.png?v=${Date.parse(updatedAt)}`,
      updated_at: updatedAt,
    }
  }

  #share() {
    const { shareToken, shareRevokedAt, shareCompares, shareTellsPrompt } = this.resource
    if (!shareToken || shareRevokedAt) return null
    return {
      token: shareToken,
      url: `/shared/${shareToken}`,
      compares: shareCompares,
      tells_prompt: shareTellsPrompt,
    }
  }
}

/** The progress part of a design, as sent in events. */
export function designProgress(design: ProgressRow) {
  const { id, status, progress, currentStep, kind, error, previewVersion } = design
  return {
    id,
    status,
    progress,
    current_step: currentStep,
    progress_steps: progressSteps(kind, status, currentStep),
    error,
    /** preview URL; null if there is none yet */
    preview: previewVersion ? `/designs/${id}/preview?v=${previewVersion}` : null,
  }
}

/** An image that may not exist yet, or was deleted. */
function pictureOf(image: ImageRow | null) {
  return image ? new ImageTransformer(image).toObject() : null
}

export function orderAnswer(design: PicturedDesign) {
  const generated = new DesignTransformer(design).toObject()
  return { status: 202, body: { status: 'success' as const, generated_design: generated } }
}
