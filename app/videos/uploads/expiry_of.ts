import type { DateTime } from 'luxon'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/contract/limits'
import type Video from '#app/videos/models/video'

/** When an upload that nobody continues is removed. */
export function expiryOf({ updatedAt }: Video): DateTime {
  return updatedAt.plus({ hours: MAX_UNFINISHED_UPLOAD_HOURS })
}
