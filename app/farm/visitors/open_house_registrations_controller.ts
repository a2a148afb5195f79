import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import { countUnaskedMail } from '#app/accounts/account_limits'
import { countForAccount, countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { wantsJson } from '#app/kernel/http/wants_json'
import { registerVisitor } from '#app/farm/visitors/register_visitor'
import { VISITOR_CONSENT_SENTENCE } from '#app/farm/open_houses/open_house_options'
import { visitorInput } from '#app/farm/visitors/visitor_input'
import { passPath } from '#app/farm/visitors/visitor_codes'
import { VISITOR_REGISTRATION_LIMITS } from '#app/farm/farm_limits'
import { openOpenHouse } from '#app/farm/open_houses/open_house_policy'
import { visitorRegistrationValidator } from '#app/farm/visitors/visitor_validators'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'

const REGISTERED = 'open_house_registered'

interface Outcome {
  status: 'registered' | 'waiting'
  /** null for an address that had registered before, which may be somebody else’s */
  pass_url: string | null
}

/** By anybody, from the page and as a call. */
export default class OpenHouseRegistrationsController {
  async show(ctx: HttpContext) {
    const { house } = await openOpenHouse(ctx)
    const outcome: unknown = ctx.session.flashMessages.get(REGISTERED)
    return ctx.inertia.render('farm/open_house_register', {
      open_house: new OpenHouseTransformer(house).toObject(),
      realtor: house.realtorName,
      consent_words: VISITOR_CONSENT_SENTENCE,
      csrf_token: ctx.request.csrfToken,
      client_id: randomUUID(),
      outcome: isOutcome(outcome) ? outcome : null,
    })
  }

  /** Only bots fill in the hidden field. They get thanks, and nothing is stored. */
  async store(ctx: HttpContext) {
    await countFromAddress(ctx, VISITOR_REGISTRATION_LIMITS)
    const { house } = await openOpenHouse(ctx)
    const { website, ...sent } = await ctx.request.validateUsing(visitorRegistrationValidator)
    await countForAccount(ctx, VISITOR_REGISTRATION_LIMITS, sent.email)
    if (!website && ctx.auth.user?.email !== sent.email) await countUnaskedMail(ctx, sent.email)
    const user = ctx.auth.user ?? null
    const input = { ...visitorInput(sent, ctx.request.ip()), user }
    const isUnheard = Boolean(website) || (await isHiddenAddress(sent.email, house.realtorId))
    const outcome: Outcome = isUnheard
      ? { status: 'registered', pass_url: null }
      : await transaction(async (trx) => {
          const { visitor, isRepeat } = await registerVisitor({ trx }, house.id, input)
          const isOwn = !isRepeat || visitor.clientId === sent.client_id
          return {
            status: visitor.status === 'waiting' ? 'waiting' : 'registered',
            pass_url: isOwn ? passPath(house.slug, visitor.id) : null,
          }
        })
    const answer = { status: 'success' as const, registration: outcome }
    if (wantsJson(ctx)) {
      ctx.response.status(201)
      return answer
    }
    ctx.session.flash(REGISTERED, { ...outcome })
    ctx.response.redirect().status(303).toPath(`/open-houses/${house.slug}/register`)
    return answer
  }
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && 'status' in value && 'pass_url' in value
}
