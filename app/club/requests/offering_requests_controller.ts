import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChatActor } from '#app/chats/chat'
import { answerDay, proposeDay } from '#app/club/requests/change_calendar'
import {
  answerOfferingRequest,
  cancelRequest,
  completeRequest,
  objectToCompletion,
} from '#app/club/requests/answer_request'
import { requestOffering } from '#app/club/requests/request_offering'
import { reviewRequest } from '#app/club/requests/review_request'
import { REQUEST_LIMITS } from '#app/club/offerings/offering_options'
import { findOfferingRequest, listOfferingRequests } from '#app/club/requests/find_requests'
import { newRequestAnswer, requestAnswer } from '#app/club/offerings/offering_answers'
import OfferingRequestTransformer from '#app/club/requests/offering_request_transformer'
import {
  requestFilters,
  offeringRequestAnswerValidator,
  dayValidator,
  offeringRequestValidator,
  reviewValidator,
} from '#app/club/requests/request_validators'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { socketIdOf } from '#app/realtime/socket_id'

export default class OfferingRequestsController {
  /** `?role=customer` or `provider`, `?open=1`, `?month=2026-10`, `?undated=1` */
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const page = pageRequest(ctx)
    const rows = await listOfferingRequests(user.id, requestFilters(ctx), page)
    const requests = rows.map((row) => new OfferingRequestTransformer(row).toObject(user.id))
    return { requests: paginator(ctx, requests, page) }
  }

  async show({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const row = await findOfferingRequest(params.id, user.id)
    return { request: new OfferingRequestTransformer(row).toObject(user.id) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(offeringRequestValidator)
    await countAttempt(ctx, REQUEST_LIMITS, String(user.id))
    const { message, pay_with: payWith, wished_on: wishedOn = null, seen } = input
    const wanted = { message, payWith, wishedOn, seen }
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const request = await requestOffering(actor, ctx.params.slug, wanted)
      return { status: 201, body: await newRequestAnswer(request, user, trx) }
    })
  }

  async respond(ctx: HttpContext) {
    const { accept } = await ctx.request.validateUsing(offeringRequestAnswerValidator)
    return changed(ctx, (actor) => answerOfferingRequest(actor, ctx.params.id, accept))
  }

  complete(ctx: HttpContext) {
    return changed(ctx, (actor) => completeRequest(actor, ctx.params.id))
  }

  object(ctx: HttpContext) {
    return changed(ctx, (actor) => objectToCompletion(actor, ctx.params.id))
  }

  cancel(ctx: HttpContext) {
    return changed(ctx, (actor) => cancelRequest(actor, ctx.params.id))
  }

  async propose(ctx: HttpContext) {
    const { wished_on: day } = await ctx.request.validateUsing(dayValidator)
    return changed(ctx, (actor) => proposeDay(actor, ctx.params.id, day))
  }

  async agree(ctx: HttpContext) {
    const { accept } = await ctx.request.validateUsing(offeringRequestAnswerValidator)
    return changed(ctx, (actor) => answerDay(actor, ctx.params.id, accept))
  }

  async review(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { rating, text } = await ctx.request.validateUsing(reviewValidator)
    const { id } = ctx.params
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      await reviewRequest(actor, id, { rating, text: text ?? '' })
      const answer = await requestAnswer(id, user, trx)
      return { status: 201, body: { ...answer, review: answer.request.own_review } }
    })
  }
}

/** Each step answers the request as it is then. */
function changed(ctx: HttpContext, step: (actor: ChatActor) => Promise<object>) {
  const user = ctx.auth.getUserOrFail()
  return once(ctx, async (trx: TransactionClientContract) => {
    await step({ user, trx, socketId: socketIdOf(ctx) })
    return { status: 200, body: await requestAnswer(ctx.params.id, user, trx) }
  })
}
