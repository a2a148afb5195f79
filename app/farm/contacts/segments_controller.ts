import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { createSegment, deleteSegment, updateSegment } from '#app/farm/contacts/change_segment'
import { FARM_CONTACT_LIMITS } from '#app/farm/farm_limits'
import { listSegments } from '#app/farm/contacts/find_contacts'
import { contactFilter } from '#app/farm/contacts/contact_filter'
import { segmentChangeValidator, segmentValidator } from '#app/farm/contacts/contact_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm } from '#app/farm/find_farm'
import SegmentTransformer from '#app/farm/contacts/segment_transformer'

export default class SegmentsController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = pageRequest(ctx)
    const all = farm ? await listSegments(farm.id) : []
    const from = (page.page - 1) * page.perPage
    const rows = all.slice(from, from + page.perPage + 1)
    const data = rows.map((row) => new SegmentTransformer(row).toObject())
    return { segments: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    await countAttempt(ctx, FARM_CONTACT_LIMITS, String(user.id))
    const { segment: input } = await ctx.request.validateUsing(segmentValidator)
    const { name } = input
    return once(ctx, async (trx) => {
      const segment = await createSegment(
        { user, trx },
        { name, filter: contactFilter(input.filter) }
      )
      return {
        status: 201,
        body: { status: 'success' as const, segment: new SegmentTransformer(segment).toObject() },
      }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { segment: input } = await request.validateUsing(segmentChangeValidator)
    const { name } = input
    const filter = input.filter && contactFilter(input.filter)
    const segment = await transaction((trx) =>
      updateSegment({ user, trx }, params.id, { name, filter })
    )
    return { status: 'success' as const, segment: new SegmentTransformer(segment).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteSegment({ user, trx }, params.id))
    return { status: 'success' as const }
  }
}
