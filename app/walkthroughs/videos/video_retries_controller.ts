import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { retryVideo } from '#app/videos/processing/queue_processing'
import { processingLimits } from '#app/videos/video_rate_limits'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import PlacedVideoTransformer from '#app/walkthroughs/videos/placed_video_transformer'

export default class VideoRetriesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, processingLimits.retry, String(user.id))
    return once(ctx, async (trx) => {
      const video = await retryVideo({ user, trx }, ctx.params.id)
      const place = await WalkthroughVideo.find(video.id, { client: trx })
      const wire = new PlacedVideoTransformer({ video, place }).toObject()
      return { status: 202, body: { status: 'success' as const, video: wire } }
    })
  }
}
