import { enqueue } from '#app/kernel/queue/dispatch'
import SweepImages from '#app/media/jobs/sweep_images'

/** The rows went with the account; the files follow now and not with the next sweep. */
export default class RemoveFilesOfAccount {
  async handle() {
    await enqueue(SweepImages.dispatch({}))
  }
}
