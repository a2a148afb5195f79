import type { HttpContext } from '@adonisjs/core/http'
import { countUnaskedMail } from '#app/accounts/account_limits'
import type User from '#app/accounts/user'
import { chatBody } from '#app/chats/chat_answer'
import { once } from '#app/common/idempotency/once'
import { wireTime } from '#app/common/http/wire_time'
import { countForAccount, countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import { askInChat, storeInquiry } from '#app/leads/inquiries/ask_realtor'
import { INQUIRY_LIMITS, INQUIRY_MAIL_LIMITS } from '#app/leads/inquiries/inquiry_limits'
import {
  guestInquiryValidator,
  inquiryValidator,
  askedTimeIn,
} from '#app/leads/inquiries/inquiry_validators'
import { listFreeDays } from '#app/leads/viewings/find_viewing_hours'
import { propertyZone } from '#app/leads/property_zone'
import type { PropertyPageRow } from '#app/properties/property_row'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { savableCard } from '#app/properties/savable_card_transformer'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { socketIdOf } from '#app/realtime/socket_id'

const SENT = 'inquiry_sent'

/** Questions about a listing, from a page and as a call. */
export default class InquiriesController {
  async show({ auth, inertia, params, request, session }: HttpContext) {
    const property = await authorizeAsking(params.slug, auth.user ?? null)
    const savedIds = await listSavedAmong(auth.user?.id ?? null, [property])
    const zone = await propertyZone(property)
    const wantsViewing = 'viewing' in request.qs()
    const freeDays = wantsViewing ? await listFreeDays(property.userId, zone) : []
    return inertia.render('leads/ask', {
      property: savableCard(property, savedIds.has(property.id)),
      realtor: property.owner.name,
      time_zone: zone,
      wants_viewing: wantsViewing,
      free_days: freeDays.map(({ date, times }) => ({ date, times: times.map(wireTime) })),
      csrf_token: request.csrfToken,
      is_sent: session.flashMessages.has(SENT),
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, INQUIRY_LIMITS)
    const user = ctx.auth.user ?? null
    const property = await authorizeAsking(ctx.params.slug, user)
    const zone = await propertyZone(property)
    if (!user) return this.#keepUntilConfirmed(ctx, property, zone)

    const input = await ctx.request.validateUsing(inquiryValidator)
    const wantsViewingAt = await askedTimeIn(zone, property.userId, input)
    await countForAccount(ctx, INQUIRY_LIMITS, String(user.id))
    const question = { message: input.message, wantsViewingAt }
    const asker = { user, socketId: socketIdOf(ctx) }
    if (wantsJson(ctx)) {
      return once(ctx, async (trx) => {
        const member = await askInChat({ ...asker, trx }, property, question)
        return { status: 201, body: await chatBody(member, trx) }
      })
    }
    const { chatId } = await transaction((trx) => askInChat({ ...asker, trx }, property, question))
    return ctx.response.redirect().status(303).toPath(`/chats?chat=${chatId}`)
  }

  /** Only bots fill in the hidden field. They get thanks, and nothing is stored. */
  async #keepUntilConfirmed(ctx: HttpContext, property: PropertyPageRow, zone: string) {
    const input = await ctx.request.validateUsing(guestInquiryValidator)
    const wantsViewingAt = await askedTimeIn(zone, property.userId, input)
    if (!input.website) {
      await countFromAddress(ctx, INQUIRY_MAIL_LIMITS)
      await countUnaskedMail(ctx, input.email)
      const { name, email, message, phone = null } = input
      const given = { name, email, message, phone, wantsViewingAt }
      await transaction((trx) => storeInquiry({ trx }, property.id, given))
    }
    if (wantsJson(ctx)) {
      return ctx.response.status(202).json({ status: 'success', is_pending: true })
    }
    ctx.session.flash(SENT, true)
    return ctx.response.redirect().status(303).toPath(`/properties/${ctx.params.slug}/ask`)
  }
}

/**
 * The listing, if this person may ask about it.
 *
 * @param user null for a guest
 * @throws HttpError 404 if it isn’t public or either blocked the other, 403 if it is their own
 */
async function authorizeAsking(slug: string, user: User | null): Promise<PropertyPageRow> {
  const property = await findPropertyPage(slug, user)
  if (user && !user.isEmailVerified) throw HttpError.forbidden('Verify your email address first.')
  if (user && [property.userId, property.secondOwnerId].includes(user.id)) {
    throw HttpError.forbidden('This is your own listing.')
  }
  if (property.status !== 'publish' || property.isPrivate) throw HttpError.notFound()
  return property
}
