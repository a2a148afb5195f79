import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { findOrSay, HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { confirmConsent } from '#app/farm/visitors/confirm_consent'
import { consentPath, readConsentCode } from '#app/farm/visitors/visitor_codes'
import { PASS_LIMITS } from '#app/farm/farm_limits'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import { findVisitor } from '#app/farm/visitors/find_visitors'

const NO_CONSENT = {
  title: 'There is nothing to confirm here',
  text: 'The open house or the registration was deleted, or part of the link is missing. Open the link in your email again. Unless you confirm, nobody writes to you.',
}

/** Where visitors confirm that their realtor may write to them. The code came by mail. */
export default class OpenHouseConsentsController {
  /** Opening the link changes nothing, because link scanners open links, too. */
  async show(ctx: HttpContext) {
    const { house, visitor } = await this.#open(ctx)
    return ctx.inertia.render('farm/open_house_consent', {
      realtor: house.realtorName,
      home: house.property.name ?? 'the home',
      consent: visitor.consentText ?? '',
      path: consentPath(house.slug, visitor.id),
      is_confirmed: visitor.consentConfirmedAt !== null,
      csrf_token: ctx.request.csrfToken,
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, PASS_LIMITS)
    const { house, visitor } = await this.#open(ctx)
    const evidence = {
      source: `${appUrl}/open-houses/${house.slug}/consent`,
      address: ctx.request.ip(),
      userAgent: ctx.request.header('user-agent') ?? null,
    }
    await transaction((trx) => confirmConsent({ trx }, { visitorId: visitor.id, ...evidence }))
    return answerForm(ctx, { redirect: consentPath(house.slug, visitor.id) })
  }

  async #open({ params, response }: HttpContext) {
    const visitorId = readConsentCode(params.code)
    if (visitorId === null) throw HttpError.notFound(NO_CONSENT)
    const house = await findOrSay(NO_CONSENT, findOpenHouse({ slug: params.slug }))
    const visitor = await findOrSay(NO_CONSENT, findVisitor(house.id, visitorId))
    if (!visitor.consentText) throw HttpError.notFound(NO_CONSENT)
    response.header('cache-control', 'private, no-store')
    return { house, visitor }
  }
}
