import type { ActiveUpload } from '#app/videos/contract/active_upload'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/contract/limits'

const MAX_LISTED = 50

const latest = (condition: string) => `
  select coalesce(json_agg(json_build_object('videoSlug', slug, 'completed', progress)
    order by id desc), '[]')
  from (select id, slug, progress from videos
    where user_id = :userId and ${condition} and removing_since is null
    order by id desc limit ${MAX_LISTED}) latest`

/** Somebody's uploads that have begun and not ended, latest first. */
export const ACTIVE_UPLOADS = latest(
  `status = 'uploading' and updated_at > now() - interval '${MAX_UNFINISHED_UPLOAD_HOURS} hours'`
)

/** Those of somebody's videos that are being processed, or wait for it, latest first. */
export const PROCESSING_VIDEOS = latest(`status = 'processing'`)

/** @param value one of what `findPageValues` found */
export function activeUploadsIn(value: unknown): Pick<ActiveUpload, keyof ActiveUpload>[] {
  return Array.isArray(value) ? value : []
}
