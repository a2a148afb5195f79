import { enqueue } from '#app/kernel/queue/dispatch'
import SweepImages from '#app/media/sweep_images_job'

/** The rows go with the account; this deletes the files now, not at the next sweep. */
export default class RemoveFilesOfAccount {
  async handle() {
    await enqueue(SweepImages.dispatch({}))
  }
}
