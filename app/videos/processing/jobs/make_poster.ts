import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { remakePoster } from '#app/videos/processing/remake_poster'

export default class MakePoster extends Job<{ videoId: number }> {
  static options: JobOptions = { queue: 'slow' }

  async execute() {
    await remakePoster(this.payload.videoId)
  }
}
