import { BaseEvent } from '@adonisjs/core/events'
import type Video from '#app/videos/video'

export default class VideoReady extends BaseEvent {
  constructor(readonly video: Video) {
    super()
  }
}
