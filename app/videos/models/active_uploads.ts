import type { ActiveUpload } from '#app/videos/contract/active_upload'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/contract/limits'

const MAX_LISTED = 50

/** Somebody's uploads that have begun and not ended, latest first. */
export const ACTIVE_UPLOADS = `
  select coalesce(json_agg(json_build_object('videoSlug', slug, 'completed', progress)
    order by id desc), '[]')
  from (select id, slug, progress from videos
    where user_id = :userId and status = 'uploading' and removing_since is null
      and updated_at > now() - interval '${MAX_UNFINISHED_UPLOAD_HOURS} hours'
    order by id desc limit ${MAX_LISTED}) open`

/** @param values what `findPageValues` found */
export function activeUploadsIn({
  active_uploads: uploads,
}: Record<string, unknown>): Pick<ActiveUpload, keyof ActiveUpload>[] {
  return Array.isArray(uploads) ? uploads : []
}
