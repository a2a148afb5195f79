import app from '@adonisjs/core/services/app'
import { Job, exponentialBackoff } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/kernel/queue/dispatch'
import { renderVariants, settleContent } from '#app/media/variants/render_variants'

/** Until it has run, the original is shown. */
export default class MakeVariants extends Job<{ hash: string }> {
  static options: JobOptions = {
    queue: 'slow',
    // after anything someone waits for
    priority: 9,
    retry: { maxRetries: 3, backoff: exponentialBackoff({ baseDelay: '5s' }) },
  }

  async execute() {
    await renderVariants(this.payload.hash)
  }

  async failed(error: Error) {
    await settleContent(this.payload.hash, 'failed', { error: rootMessage(error) })
  }
}

function rootMessage(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Call after the commit. `ReconcileImages` repairs a failure here. */
export async function queueVariants(hash: string): Promise<void> {
  try {
    await enqueue(MakeVariants.dispatch({ hash }).dedup({ id: hash }))
  } catch (error) {
    const logger = await app.container.make('logger')
    logger.warn({ err: error, hash }, 'variants not queued')
  }
}
