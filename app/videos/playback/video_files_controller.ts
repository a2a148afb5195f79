import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { cutWebVtt, storyboardTrack } from '#app/videos/captions/text_tracks'
import VideoCaption from '#app/videos/captions/video_caption'
import { findWatchedVideo } from '#app/videos/find_videos'
import { partZeroMs, requestedRange } from '#app/videos/playback/playlists'
import { videoFiles } from '#app/videos/playback/video_files'

const TRACK_TYPE = 'text/vtt; charset=utf-8'

/** The MP4 and the storyboard are for those who may watch all of a video. */
export default class VideoFilesController {
  /** With `?download`, browsers save it. */
  async show(ctx: HttpContext) {
    const { video, audience } = await findWatchedVideo(ctx)
    if (!video.mp4Bytes) throw HttpError.notFound()
    const isDownload = 'download' in ctx.request.qs()
    const address = await videoFiles.addressOf({
      key: `${video.folder}/video.mp4`,
      audience,
      ...(isDownload && { downloadAs: `${video.slug}.mp4` }),
    })
    ctx.response.header('cache-control', 'private, no-store')
    ctx.response.redirect().status(302).toPath(address)
  }

  async storyboard(ctx: HttpContext) {
    const { video, audience } = await findWatchedVideo(ctx)
    const { storyboard, durationMs, folder } = video
    if (!storyboard || durationMs === null) throw HttpError.notFound()
    const addresses = await Promise.all(
      Array.from({ length: storyboard.sheets }, (_, sheet) =>
        videoFiles.addressOf({ key: `${folder}/storyboard_${sheet}.jpg`, audience })
      )
    )
    sendTrack(ctx, storyboardTrack(storyboard, durationMs, addresses))
  }

  /** Of a part, in the time that its playlists have. */
  async captions(ctx: HttpContext) {
    const range = requestedRange(ctx)
    const { video } = await findWatchedVideo(ctx, range)
    const language = ctx.params.file.replace(/\.vtt$/, '')
    const caption = await VideoCaption.query().where({ videoId: video.id, language }).first()
    if (!caption) throw HttpError.notFound()
    if (!range) return sendTrack(ctx, caption.content)
    sendTrack(ctx, cutWebVtt(caption.content, range, partZeroMs(video, range)))
  }
}

function sendTrack({ response }: HttpContext, track: string): void {
  response.header('cache-control', 'private, no-store')
  response.header('content-type', TRACK_TYPE)
  response.send(track)
}
