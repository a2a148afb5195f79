import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { feedTab } from '#app/spots/feed/feed_tabs'
import { spotShelf } from '#app/spots/spot_shelves'
import { tagKey } from '#app/spots/spot_tags'
import { START } from '#app/spots/feed/feed_cursor'
import { feedAnswer, tagAnswer } from '#app/spots/feed/feed_answer'
import { findFeedLack } from '#app/spots/feed/list_feed_spots'
import { findSpot } from '#app/spots/find_spot'
import { listSlideSources } from '#app/spots/editor/list_slide_sources'
import { firstOfShelf } from '#app/spots/spot_answers'
import SlideSourcesTransformer from '#app/spots/editor/slide_sources_transformer'
import SpotTransformer from '#app/spots/spot_transformer'

export default class SpotPagesController {
  async feed({ auth, inertia, request }: HttpContext) {
    const { tab, tag } = request.qs()
    const viewerId = auth.user?.id ?? null
    const asked = typeof tag === 'string' ? tagKey(tag) : ''
    if (asked) {
      const feed = await tagAnswer(viewerId, asked, START)
      return inertia.render('spots/feed', { topic: { tag: asked }, lack: null, feed })
    }
    const opened = feedTab(tab)
    return inertia.render('spots/feed', {
      topic: { tab: opened },
      lack: await findFeedLack(viewerId, opened),
      feed: await feedAnswer(viewerId, opened, START),
    })
  }

  async index({ auth, inertia, request }: HttpContext) {
    const shelf = spotShelf(request.qs().show)
    return inertia.render('spots/index', {
      shelf,
      content: await firstOfShelf(auth.getUserOrFail().id, shelf),
    })
  }

  async show({ auth, inertia, params }: HttpContext) {
    const view = await findSpot({ slug: params.slug }, auth.user?.id ?? null)
    return inertia.render('spots/show', { spot: new SpotTransformer(view).toObject() })
  }

  async share({ auth, inertia, params }: HttpContext) {
    const view = await findSpot({ slug: params.slug }, auth.user?.id ?? null)
    return inertia.render('spots/share', { spot: new SpotTransformer(view).toObject() })
  }

  async create({ auth, inertia, request }: HttpContext) {
    const sources = await listSlideSources(auth.getUserOrFail())
    const { video } = request.qs()
    return inertia.render('spots/create', {
      sources: new SlideSourcesTransformer(sources).toObject(),
      spot: null,
      video_id: Number(video) || null,
    })
  }

  async edit({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const view = await findSpot({ slug: params.slug }, user.id)
    if (view.row.userId !== user.id) throw HttpError.forbidden()
    const sources = await listSlideSources(user)
    return inertia.render('spots/edit', {
      spot: new SpotTransformer(view).toObject(),
      sources: new SlideSourcesTransformer(sources).toObject(),
    })
  }

  /** A guest’s heart links here; after signing in they return to the spot. */
  enter({ params, response }: HttpContext) {
    return response.redirect().toPath(`/spots/${encodeURIComponent(params.slug)}`)
  }
}
