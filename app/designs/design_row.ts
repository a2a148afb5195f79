import db from '@adonisjs/lucid/services/db'
import type { Moment } from '#app/common/http/wire_time'
import type Design from '#app/designs/design'
import { imageJson, type ImageRow } from '#app/media/image_row'

/** The progress of a design. */
export type ProgressRow = Pick<
  Design,
  'id' | 'status' | 'progress' | 'currentStep' | 'kind' | 'error' | 'previewVersion'
>

type OwnerColumn =
  | 'parentId'
  | 'options'
  | 'prompt'
  | 'engineKind'
  | 'engine'
  | 'structureScore'
  | 'remarks'
  | 'unmet'
  | 'imageWidth'
  | 'imageHeight'
  | 'highResImageWidth'
  | 'highResImageHeight'
  | 'imageOrientation'
  | 'favorite'
  | 'shareToken'
  | 'shareCompares'
  | 'shareTellsPrompt'

/** The columns of a design its owner sees. */
export interface DesignRow extends ProgressRow, Pick<Design, OwnerColumn> {
  image: ImageRow | null
  highResImage: ImageRow | null
  originalImage: ImageRow | null
  correctedAt: Moment | null
  shareRevokedAt: Moment | null
  publishedAt: Moment | null
  takenDownAt: Moment | null
  createdAt: Moment
}

const COLUMNS = `d.id, d.status, d.progress, d.current_step as "currentStep", d.kind, d.error,
  d.preview_version as "previewVersion", d.parent_id as "parentId", d.options, d.prompt,
  d.engine_kind as "engineKind", d.engine, d.structure_score as "structureScore", d.remarks, d.unmet, d.image_width as "imageWidth",
  d.image_height as "imageHeight", d.high_res_image_width as "highResImageWidth",
  d.high_res_image_height as "highResImageHeight", d.image_orientation as "imageOrientation",
  d.favorite, d.share_token as "shareToken", d.share_compares as "shareCompares",
  d.share_tells_prompt as "shareTellsPrompt", d.corrected_at as "correctedAt",
  d.share_revoked_at as "shareRevokedAt", d.published_at as "publishedAt",
  d.taken_down_at as "takenDownAt", d.created_at as "createdAt",
  ${imageJson('d.image_id')} as image, ${imageJson('d.high_res_image_id')} as "highResImage",
  ${imageJson('d.original_image_id')} as "originalImage"`

/** Reads designs and their images. @param tail the SQL after `from designs d` */
export async function readDesigns(
  tail: string,
  values: Record<string, unknown>
): Promise<DesignRow[]> {
  const { rows } = await db.rawQuery<{ rows: DesignRow[] }>(
    `select ${COLUMNS} from designs d ${tail}`,
    values
  )
  return rows
}
