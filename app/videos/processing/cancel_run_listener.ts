import type VideoRemoved from '#app/videos/video_removed'
import { videoRunner } from '#app/videos/processing/video_runner'

export default class CancelVideoRun {
  handle({ videoId }: VideoRemoved) {
    videoRunner.cancel(videoId)
  }
}
