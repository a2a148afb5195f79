import { enqueue } from '#app/kernel/queue/dispatch'
import type PosterChosen from '#app/videos/events/poster_chosen'
import MakePoster from '#app/videos/processing/jobs/make_poster'

export default class TakePoster {
  async handle({ videoId }: PosterChosen) {
    await enqueue(MakePoster.dispatch({ videoId }))
  }
}
