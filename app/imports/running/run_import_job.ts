import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { workOnImport } from '#app/imports/running/work_on_import'

/** Then other jobs get their turn. */
const SLICE_MS = 3000

/** Processes part of an import, then queues itself again. */
export default class RunImport extends Job<{ id: number }> {
  static options: JobOptions = { queue: 'imports', retry: { maxRetries: 0 } }

  async execute() {
    const { id } = this.payload
    if (await workOnImport(id, SLICE_MS)) await enqueue(RunImport.dispatch({ id }))
  }
}
