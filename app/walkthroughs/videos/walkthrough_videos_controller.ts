import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { normalizeField, parseJson } from '#app/kernel/http/parse_json'
import { readBody } from '#app/kernel/http/read_body'
import { storable } from '#app/kernel/http/storable'
import { createVideo } from '#app/videos/change_video'
import { MAX_CAPTION_LANGUAGES, MAX_CAPTIONS_CHARACTERS } from '#app/videos/video_limits'
import { uploadLimits, processingLimits } from '#app/videos/video_rate_limits'
import { openUpload } from '#app/videos/uploads/open_upload'
import { addVideo } from '#app/walkthroughs/videos/add_video'
import { removePlacedVideo, updatePlacedVideo } from '#app/walkthroughs/videos/update_placed_video'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import {
  findOwnVideo,
  listOwnVideos,
  findPlacedVideo,
} from '#app/walkthroughs/videos/find_placed_videos'
import { findOwnWalkthrough } from '#app/walkthroughs/find_walkthroughs'
import { watcherOf } from '#app/walkthroughs/open_walkthrough'
import PlacedVideoTransformer from '#app/walkthroughs/videos/placed_video_transformer'
import {
  blankVideoValidator,
  newVideoValidator,
  videoChangeOf,
  videoValidator,
} from '#app/walkthroughs/videos/video_validators'
import { retryVideo } from '#app/videos/processing/queue_processing'

/** Captions in all languages are saved together; a character takes up to three bytes. */
const MAX_CHANGE_BYTES = 64 * 1024 + 3 * MAX_CAPTION_LANGUAGES * MAX_CAPTIONS_CHARACTERS

/** @throws HttpError 400, 413 */
async function readChange({ request }: HttpContext): Promise<void> {
  if (!request.is(['json'])) return
  const tooLarge = () => HttpError.tooLarge('These captions are longer than we can accept.')
  const body = await readBody(request.request, MAX_CHANGE_BYTES, tooLarge)
  request.updateBody(storable(parseJson(body.toString(), normalizeField)))
}

export default class WalkthroughVideosController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const videos = await listOwnVideos(ctx.auth.getUserOrFail(), page)
    const wire = videos.map((placed) => new PlacedVideoTransformer(placed).toObject())
    return { videos: paginator(ctx, wire, page) }
  }

  async show(ctx: HttpContext) {
    const placed = await findPlacedVideo(ctx.params.id, watcherOf(ctx))
    ctx.response.header('cache-control', 'private, no-store')
    return { video: new PlacedVideoTransformer(placed).toObject() }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    await findOwnWalkthrough({ slug }, user)
    const { video: input } = await ctx.request.validateUsing(newVideoValidator)
    await countAttempt(ctx, uploadLimits.create, String(user.id))
    return once(ctx, async (trx) => {
      const { id, title, list_id: listId, position } = input
      const video = await addVideo({ user, trx }, slug, { id, title, listId, position })
      const place = await WalkthroughVideo.find(video.id, { client: trx })
      const wire = new PlacedVideoTransformer({ video, place }).toObject()
      return { status: 201, body: { status: 'success', video: wire } }
    })
  }

  async storeBlank(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(blankVideoValidator)
    await countAttempt(ctx, uploadLimits.create, String(user.id))
    const { walkthrough_slug: slug, list_id: listId, title } = input
    if (slug) await findOwnWalkthrough({ slug }, user)
    const fresh = { title, sizeBytes: input.size, contentType: input.type }
    return once(ctx, async (trx) => {
      const video = slug
        ? await addVideo({ user, trx }, slug, { ...fresh, listId })
        : await createVideo({ user, trx }, fresh)
      const upload = await openUpload({ trx }, video)
      const place = await WalkthroughVideo.find(video.id, { client: trx })
      const wire = new PlacedVideoTransformer({ video, place }).toObject()
      return { status: 201, body: { status: 'success', video: wire, upload } }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const video = await findOwnVideo(ctx.params.id, user)
    await readChange(ctx)
    const { video: input } = await ctx.request.validateUsing(videoValidator)
    const placed = await transaction((trx) =>
      updatePlacedVideo({ user, trx }, video, videoChangeOf(input))
    )
    return { status: 'success' as const, video: new PlacedVideoTransformer(placed).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const video = await findOwnVideo(params.id, user)
    await transaction((trx) => removePlacedVideo({ user, trx }, video))
    return { status: 'success' as const }
  }

  async retry(ctx: HttpContext) {
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
