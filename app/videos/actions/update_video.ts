import { errors as vineErrors } from '@vinejs/vine'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findCaptionFault } from '#app/videos/contract/parse_web_vtt'
import { MAX_CAPTION_LANGUAGES, MAX_CAPTIONS_CHARACTERS } from '#app/videos/contract/limits'
import PosterChosen from '#app/videos/events/poster_chosen'
import { lockVideo } from '#app/videos/models/lock_video'
import type Video from '#app/videos/models/video'
import VideoCaption from '#app/videos/models/video_caption'

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
  await video.load((loader) => loader.load('poster').load('captions'))
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
