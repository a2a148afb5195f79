import app from '@adonisjs/core/services/app'
import { Job, exponentialBackoff } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#app/core/queue/dispatch'
import RenderVariants, { settleContent } from '#app/media/actions/render_variants'

/** Makes a picture's variants in the background; without them its original is shown. */
export default class MakeVariants extends Job<{ hash: string }> {
  static options: JobOptions = {
    queue: 'slow',
    retry: { maxRetries: 3, backoff: exponentialBackoff({ baseDelay: '5s' }) },
  }

  async execute() {
    await new RenderVariants().handle(this.payload.hash)
  }

  async failed(error: Error) {
    await settleContent(this.payload.hash, 'failed', { error: rootMessage(error) })
  }
}

function rootMessage(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Has a picture's variants made, after the commit that wants them. What fails
 * here is made good by ReconcileImages: the upload itself has succeeded.
 */
export async function queueVariants(hash: string): Promise<void> {
  try {
    await enqueue(MakeVariants.dispatch({ hash }).dedup({ id: hash }))
  } catch (error) {
    const logger = await app.container.make('logger')
    logger.warn({ err: error, hash }, 'variants not queued')
  }
}
