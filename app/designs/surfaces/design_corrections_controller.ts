import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { saveCorrections, findCorrections } from '#app/designs/surfaces/save_corrections'
import { PHOTOGRAPH_GONE } from '#app/designs/design_steps'
import { findDesign } from '#app/designs/find_design'
import { designLimits } from '#app/designs/design_rate_limits'
import { readCorrections } from '#app/designs/surfaces/read_corrections'
import DesignTransformer from '#app/designs/design_transformer'
import { receivePhotograph } from '#app/designs/orders/receive_photograph'
import { countMegapixels, type PixelSize } from '#app/media/uploads/count_megapixels'
import { transaction } from '#app/kernel/database/transaction'

export default class DesignCorrectionsController {
  async show({ auth, params, response }: HttpContext) {
    const design = await findDesign(params.id, auth.getUserOrFail().id)
    const corrections = design.correctedAt && (await findCorrections(design.id))
    if (!corrections) throw HttpError.notFound()
    response.header('cache-control', 'private, no-cache')
    response.header('x-content-type-options', 'nosniff')
    response.header('etag', `"${design.id}-${design.correctedAt?.toMillis()}"`)
    if (response.fresh()) return response.status(304).send(null)
    return response.type('image/png').send(corrections)
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { id, originalImage } = await findDesign(ctx.params.id, user.id)
    if (!originalImage) throw HttpError.conflict(PHOTOGRAPH_GONE)
    await countAttempt(ctx, designLimits.correction, String(user.id))
    return receivePhotograph(ctx, async ({ source }) => {
      const admit = (size: PixelSize) => countMegapixels(ctx, size)
      const corrections = await readCorrections(source, originalImage.content, admit)
      const design = await transaction((trx) => saveCorrections({ user, trx }, id, corrections))
      return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const design = await transaction((trx) =>
      saveCorrections({ user: auth.getUserOrFail(), trx }, params.id, null)
    )
    return { status: 'success' as const, design: new DesignTransformer(design).toObject() }
  }
}
