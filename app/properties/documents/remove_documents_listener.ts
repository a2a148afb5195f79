import { enqueue } from '#app/kernel/queue/dispatch'
import SweepDocuments from '#app/properties/documents/sweep_documents_job'

/** The rows go with the account; this deletes the files now, not at the next sweep. */
export default class RemoveDocuments {
  async handle() {
    await enqueue(SweepDocuments.dispatch({}))
  }
}
