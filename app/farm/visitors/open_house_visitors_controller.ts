import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { checkInVisitor } from '#app/farm/visitors/check_in_visitor'
import { signInVisitor } from '#app/farm/visitors/register_visitor'
import { visitorInput } from '#app/farm/visitors/visitor_input'
import { authorizeHosting } from '#app/farm/open_houses/open_house_policy'
import { findVisitor, listVisitors } from '#app/farm/visitors/find_visitors'
import { deskEntryValidator, nestedDeskEntryValidator } from '#app/farm/visitors/visitor_validators'
import VisitorTransformer from '#app/farm/visitors/visitor_transformer'

/** For hosts. */
export default class OpenHouseVisitorsController {
  async index(ctx: HttpContext) {
    const { id } = ctx.params
    await authorizeHosting(ctx.auth.getUserOrFail(), id)
    const page = pageRequest(ctx)
    const rows = await listVisitors(id, page)
    const wire = rows.map((row) => new VisitorTransformer(row).toObject())
    return { visitors: paginator(ctx, wire, page) }
  }

  /** The tablet at the door sends each entry until it is answered. */
  async store(ctx: HttpContext) {
    const { id } = ctx.params
    await authorizeHosting(ctx.auth.getUserOrFail(), id)
    const { signed_at: at, ...sent } = await entryIn(ctx)
    const input = {
      ...visitorInput(sent, ctx.request.ip()),
      signedAt: at ? DateTime.fromISO(at) : null,
    }
    return once(ctx, async (trx) => {
      const visitor = await signInVisitor({ trx }, id, input)
      return { status: 201, body: await this.#answer(id, visitor.id, trx) }
    })
  }

  async checkIn({ auth, params }: HttpContext) {
    const { id, visitorId } = params
    await authorizeHosting(auth.getUserOrFail(), id)
    await transaction((trx) => checkInVisitor({ trx }, id, visitorId))
    return this.#answer(id, visitorId)
  }

  async #answer(openHouseId: number, visitorId: number, client?: TransactionClientContract) {
    const visitor = await findVisitor(openHouseId, visitorId, client)
    return { status: 'success' as const, visitor: new VisitorTransformer(visitor).toObject() }
  }
}

/** Its fields alone, or in `visitor`. */
async function entryIn({ request }: HttpContext) {
  if (!('visitor' in request.body())) return request.validateUsing(deskEntryValidator)
  return (await request.validateUsing(nestedDeskEntryValidator)).visitor
}
