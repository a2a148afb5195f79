import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { workOnContacts } from '#app/farm/imports/work_on_contacts'

/** Then other jobs get their turn. */
const SLICE_MS = 3000

/** Processes part of an import, then queues itself again. */
export default class RunContactImport extends Job<{ id: number }> {
  static options: JobOptions = { queue: 'imports', retry: { maxRetries: 0 } }

  async execute() {
    const { id } = this.payload
    if (await workOnContacts(id, SLICE_MS)) await enqueue(RunContactImport.dispatch({ id }))
  }
}
