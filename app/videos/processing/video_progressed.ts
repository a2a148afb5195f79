import { BaseEvent } from '@adonisjs/core/events'
import type Video from '#app/videos/video'

export default class VideoProgressed extends BaseEvent {
  constructor(readonly video: Video) {
    super()
  }
}
