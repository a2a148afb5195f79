import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findWatchedVideo } from '#app/videos/find_videos'
import {
  cutOf,
  masterPlaylist,
  mediaPlaylist,
  rangeQuery,
  requestedRange,
} from '#app/videos/playback/playlists'
import { segmentName } from '#app/videos/video_files'
import { videoFiles } from '#app/videos/playback/video_files'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Playlists are asked for anew each time: they decide who may watch, and name what is finished. */
export default class PlaylistsController {
  async master(ctx: HttpContext) {
    const range = requestedRange(ctx)
    const { video } = await findWatchedVideo(ctx, range)
    if (!video.isPlayable) throw HttpError.notFound()
    send(ctx, masterPlaylist(video, rangeQuery(range)))
  }

  async show(ctx: HttpContext) {
    const range = requestedRange(ctx)
    const { video, audience } = await findWatchedVideo(ctx, range)
    const rendition = video.renditions.find(({ name }) => `${name}.m3u8` === ctx.params.file)
    const cut = rendition && cutOf(video, rendition, range)
    if (!cut) throw HttpError.notFound()
    const base = `${video.folder}/${rendition.name}`
    const addresses = {
      beginning: await videoFiles.addressOf({ key: `${base}/init.mp4`, audience }),
      segments: await Promise.all(
        cut.segmentSeconds.map((_, index) =>
          videoFiles.addressOf({ key: `${base}/${segmentName(cut.first + index)}`, audience })
        )
      ),
    }
    const startsAt = range && Math.max(0, range.startsMs / 1000 - cut.startsAt)
    send(ctx, mediaPlaylist(cut, addresses, startsAt))
  }
}

function send({ response }: HttpContext, playlist: string): void {
  response.header('cache-control', 'private, no-store')
  response.header('content-type', HLS_TYPE)
  response.send(playlist)
}
