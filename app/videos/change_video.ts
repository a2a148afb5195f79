import { errors as vineErrors } from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'
import { withContent } from '#app/media/image'
import VideoCaption from '#app/videos/captions/video_caption'
import { findCaptionFault } from '#app/videos/captions/web_vtt'
import PosterChosen from '#app/videos/processing/poster_chosen'
import { requireRoom } from '#app/videos/uploads/quota'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import Video from '#app/videos/video'
import {
  MAX_VIDEO_BYTES,
  MAX_CAPTION_LANGUAGES,
  MAX_CAPTIONS_CHARACTERS,
} from '#app/videos/video_limits'
import { lockVideo } from '#app/videos/video_locks'
import VideoRemoved from '#app/videos/video_removed'

export interface NewVideo {
  title?: string
  /** of the file that will be uploaded */
  sizeBytes?: number
  /** as the browser calls it; what counts is the content */
  contentType?: string
}

/**
 * A video without content, and the room for it. `openUpload` then gives it an address to upload to.
 * @throws HttpError 409 without room for it, 413, 415
 */
export async function createVideo(
  { user, trx }: ActingUser,
  { title = '', sizeBytes, contentType }: NewVideo = {}
): Promise<Video> {
  if (sizeBytes !== undefined && sizeBytes > MAX_VIDEO_BYTES) throw uploadRefusals.bytes()
  if (contentType && !MAY_BE_VIDEO.test(contentType)) throw uploadRefusals.type()
  await requireRoom({ user, trx }, sizeBytes ?? 0)
  const video = await Video.create(
    {
      userId: user.id,
      slug: readableSlug(title, 'video'),
      title,
      sourceBytes: sizeBytes ?? null,
    },
    { client: trx }
  )
  await video.refresh()
  await video.load((loader) => loader.load('poster', withContent).load('captions'))
  return video
}

/** Some systems don't know Matroska and say nothing in particular. */
const MAY_BE_VIDEO = /^(video\/|application\/(octet-stream|x-matroska|mp4))/i

export interface GivenCaption {
  /** BCP 47 */
  language: string
  label: string
  /** WebVTT */
  content: string
}

export interface VideoChange {
  title?: string
  /** of the frame to show before it plays; null lets vesta choose */
  posterTimeMs?: number | null
  /** replaces all of them */
  captions?: GivenCaption[]
}

/**
 * Changes somebody's own video.
 * @returns it, with `poster` and `captions`
 * @throws HttpError 404; E_VALIDATION_ERROR for captions that aren't WebVTT, a language given twice,
 * or a frame beyond its end
 */
export async function updateVideo(
  { user, trx }: ActingUser,
  { id }: Video,
  { title, posterTimeMs, captions }: VideoChange
): Promise<Video> {
  const video = await lockVideo({ trx }, id)
  if (video.userId !== user.id) throw HttpError.notFound()
  if (posterTimeMs && video.durationMs !== null && posterTimeMs >= video.durationMs) {
    throw invalid('poster_time', 'Choose a moment before the end of the video.')
  }
  const isOtherFrame = posterTimeMs !== undefined && posterTimeMs !== video.posterTimeMs
  if (captions) await replaceCaptions({ trx }, video, captions)
  await video
    .merge({
      title: title ?? video.title,
      posterTimeMs: posterTimeMs === undefined ? video.posterTimeMs : posterTimeMs,
    })
    .save()
  if (isOtherFrame) afterCommit(trx, () => PosterChosen.dispatch(video.id))
  await video.load((loader) => loader.load('poster', withContent).load('captions'))
  return video
}

async function replaceCaptions(
  { trx }: InTransaction,
  { id: videoId }: Video,
  captions: GivenCaption[]
): Promise<void> {
  if (captions.length > MAX_CAPTION_LANGUAGES) {
    throw invalid('captions', `A video may have captions in ${MAX_CAPTION_LANGUAGES} languages.`)
  }
  if (new Set(captions.map(({ language }) => language)).size < captions.length) {
    throw invalid('captions', 'Give each language once.')
  }
  for (const [index, { content }] of captions.entries()) refuseFaulty(index, content)
  await VideoCaption.query({ client: trx }).where('video_id', videoId).delete()
  await VideoCaption.createMany(
    captions.map((caption) => ({ videoId, ...caption })),
    { client: trx }
  )
}

function refuseFaulty(index: number, content: string): void {
  const field = `captions.${index}.content`
  if (content.length > MAX_CAPTIONS_CHARACTERS) {
    throw invalid(field, `Captions may have up to ${MAX_CAPTIONS_CHARACTERS} characters.`)
  }
  const fault = findCaptionFault(content)
  if (fault) throw invalid(field, `Line ${fault.line}: ${fault.message}`)
}

function invalid(field: string, message: string) {
  return new vineErrors.E_VALIDATION_ERROR([{ field, message }])
}

/**
 * Nobody sees the video anymore; a job then deletes its files and its row.
 * @throws HttpError 404, also if it is removed already
 */
export async function removeVideo({ user, trx }: ActingUser, { id }: Video): Promise<void> {
  const video = await lockVideo({ trx }, id)
  if (video.userId !== user.id) throw HttpError.notFound()
  await detachImages({ trx }, video.posterImageId ? [video.posterImageId] : [])
  await video.merge({ removingSince: DateTime.utc(), posterImageId: null }).save()
  afterCommit(trx, () => VideoRemoved.dispatch(video.id))
}
