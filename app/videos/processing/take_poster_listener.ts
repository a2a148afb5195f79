import { enqueue } from '#app/kernel/queue/dispatch'
import type PosterChosen from '#app/videos/processing/poster_chosen'
import MakePoster from '#app/videos/processing/make_poster_job'

export default class TakePoster {
  async handle({ videoId }: PosterChosen) {
    await enqueue(MakePoster.dispatch({ videoId }))
  }
}
