import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import DesignEngineTransformer from '#app/designs/engines/design_engine_transformer'
import { listEngineOffers } from '#app/designs/engines/list_engine_offers'
import { findDesign } from '#app/designs/find_design'
import { designLimits } from '#app/designs/design_rate_limits'
import { surfaceMaps } from '#app/designs/surfaces/surface_maps'
import { SURFACES_FILE } from '#app/designs/surfaces/surfaces_file'
import DesignTransformer from '#app/designs/design_transformer'
import SketchColorsTransformer from '#app/designs/surfaces/sketch_colors_transformer'
import { lookOf } from '#app/designs/looks/look_of'
import { findCreditBalance } from '#app/ledger/find_balance'

export default class DesignSurfacesController {
  async edit({ auth, inertia, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const design = await findDesign(params.id, user.id)
    if (!design.originalImage) throw HttpError.notFound()
    if (design.isRunning) return response.redirect(`/designer?design=${design.id}`)
    const offers = await listEngineOffers()
    return inertia.render('designs/surfaces', {
      design: new DesignTransformer(design).toObject(),
      colors: new SketchColorsTransformer(lookOf(design)).toObject(),
      credits: await findCreditBalance(user.id),
      engines: offers.map((offer) => new DesignEngineTransformer(offer).toObject()),
    })
  }

  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const user = auth.getUserOrFail()
    const { originalImage: photograph } = await findDesign(params.id, user.id)
    if (!photograph) throw HttpError.notFound()
    response.header('cache-control', 'private, no-cache')
    response.header('x-content-type-options', 'nosniff')
    response.header('etag', `"${photograph.contentHash.slice(0, 32)}-${SURFACES_FILE}"`)
    if (response.fresh()) return response.status(304).send(null)
    let surfaces = await surfaceMaps.find(photograph)
    if (!surfaces) {
      await countAttempt(ctx, designLimits.surfaces, String(user.id))
      surfaces = await surfaceMaps.make(photograph)
    }
    return response.type('image/png').send(surfaces)
  }
}
