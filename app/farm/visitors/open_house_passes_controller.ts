import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { findOrSay, HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { answerQuestion } from '#app/farm/visitors/answer_question'
import { withdrawVisitor } from '#app/farm/visitors/withdraw_visitor'
import { passPath, passUrl, readPass } from '#app/farm/visitors/visitor_codes'
import { openHouseAccess } from '#app/farm/open_houses/open_house_policy'
import { PASS_LIMITS } from '#app/farm/farm_limits'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import { findVisitor } from '#app/farm/visitors/find_visitors'
import { visitorAnswerValidator } from '#app/farm/visitors/visitor_validators'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'

const NO_PASS = {
  title: 'This pass no longer works',
  text: 'The open house or the registration was deleted, or part of the link is missing. Open the link in your confirmation email again, or register again on the page of the open house.',
}

/** A visitor’s pass: for the visitor, and for hosts who scan its code. The code is the key. */
export default class OpenHousePassesController {
  async show(ctx: HttpContext) {
    const { house, visitor } = await this.#open(ctx)
    const access = await openHouseAccess(ctx.auth.user ?? null, house.id)
    return ctx.inertia.render('farm/open_house_pass', {
      open_house: new OpenHouseTransformer(house).toObject(),
      address: house.address,
      visitor: {
        id: visitor.id,
        name: visitor.name,
        status: visitor.status,
        answer: visitor.answer,
        is_checked_in: visitor.checkedInAt !== null,
      },
      pass_path: passPath(house.slug, visitor.id),
      pass_url: passUrl(house.slug, visitor.id),
      is_host: access !== null,
      csrf_token: ctx.request.csrfToken,
    })
  }

  async withdraw(ctx: HttpContext) {
    await countFromAddress(ctx, PASS_LIMITS)
    const { house, visitor } = await this.#open(ctx)
    await transaction((trx) => withdrawVisitor({ trx }, house.id, visitor.id))
    return answerForm(ctx, { redirect: passPath(house.slug, visitor.id) })
  }

  async answer(ctx: HttpContext) {
    await countFromAddress(ctx, PASS_LIMITS)
    const { house, visitor } = await this.#open(ctx)
    const { answer } = await ctx.request.validateUsing(visitorAnswerValidator)
    await transaction((trx) => answerQuestion({ trx }, visitor.id, answer))
    return answerForm(ctx, { redirect: passPath(house.slug, visitor.id) })
  }

  async #open({ params, response }: HttpContext) {
    const visitorId = readPass(params.pass)
    if (visitorId === null) throw HttpError.notFound(NO_PASS)
    const house = await findOrSay(NO_PASS, findOpenHouse({ slug: params.slug }))
    const visitor = await findOrSay(NO_PASS, findVisitor(house.id, visitorId))
    response.header('cache-control', 'private, no-store')
    return { house, visitor }
  }
}
