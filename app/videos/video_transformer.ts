import { BaseTransformer } from '@adonisjs/core/transformers'
import { loadedImage } from '#app/media/image'
import ImageTransformer from '#app/media/image_transformer'
import type Video from '#app/videos/video'
import type { VideoRange } from '#app/videos/video_viewers'

/** Where a walkthrough shows a video. */
export interface VideoPlace {
  listId: number | null
  position: number
}

/** A video as the wire gives it, with `poster` and `captions` loaded. */
export default class VideoTransformer extends BaseTransformer<Video> {
  constructor(
    video: Video,
    private readonly place: VideoPlace | null = null
  ) {
    super(video)
  }

  toObject(range: VideoRange | null = null) {
    const video = this.resource
    return {
      id: video.id,
      slug: video.slug,
      title: video.title,
      status: video.status,
      progress: video.progress,
      error: video.error,
      duration: video.durationMs === null ? null : video.durationMs / 1000,
      width: video.width,
      height: video.height,
      poster: video.poster ? new ImageTransformer(loadedImage(video.poster)).toObject() : null,
      storyboard: video.storyboard && !range ? `/videos/${video.slug}/storyboard.vtt` : null,
      sources: sourcesOf(video, range),
      captions: video.captions.map(({ language, label }) => ({
        language,
        label,
        url: `/videos/${video.slug}/captions/${language}.vtt${queryOf(range)}`,
      })),
      list_id: this.place?.listId ?? null,
      position: this.place?.position ?? null,
    }
  }
}

/** What changes while a video is processed. */
export function videoProgress(video: Video) {
  const { id, status, progress, error } = video
  return { id, status, progress, error, sources: sourcesOf(video, null) }
}

/** HLS first, then the MP4 for sharing. A part is HLS only. */
function sourcesOf(video: Video, range: VideoRange | null) {
  const path = `/videos/${video.slug}`
  const query = queryOf(range)
  return [
    ...(video.isPlayable
      ? [{ type: 'application/vnd.apple.mpegurl', url: `${path}/master.m3u8${query}` }]
      : []),
    ...(video.mp4Bytes && !range ? [{ type: 'video/mp4', url: `${path}/video.mp4` }] : []),
  ]
}

function queryOf(range: VideoRange | null): string {
  return range ? `?start=${range.startsMs / 1000}&end=${range.endsMs / 1000}` : ''
}
