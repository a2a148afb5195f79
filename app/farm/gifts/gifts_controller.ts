import type { HttpContext } from '@adonisjs/core/http'
import { onceMailing } from '#app/accounts/once_mailing'
import type User from '#app/accounts/user'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { findContact } from '#app/farm/contacts/find_contacts'
import { isMailed, sendGift } from '#app/farm/gifts/send_gift'
import { withdrawGift } from '#app/farm/gifts/end_gift'
import { GIFT_LIMITS } from '#app/farm/farm_limits'
import { listGifts, listOffers } from '#app/farm/gifts/find_gifts'
import { giftValidator } from '#app/farm/gifts/gift_validators'
import { findOwnFarm } from '#app/farm/find_farm'
import { farmOwner } from '#app/farm/open_farm'
import GiftTransformer from '#app/farm/gifts/gift_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { findCoinBalance } from '#app/ledger/find_balance'

export default class GiftsController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    const sent = await giftsOf(ctx, { page: 1, perPage: 20 })
    return ctx.inertia.render('farm/gifts', {
      offers: listOffers(),
      balance: await findCoinBalance(user.id),
      gifts: sent.data,
      next_page_url: sent.next_page_url && '/api/farm/gifts?page=2',
    })
  }

  async catalogue({ auth }: HttpContext) {
    await farmOwner(auth.getUserOrFail())
    return { gifts: listOffers() }
  }

  async index(ctx: HttpContext) {
    await farmOwner(ctx.auth.getUserOrFail())
    return { gifts: await giftsOf(ctx, pageRequest(ctx)) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    const { gift: given } = await ctx.request.validateUsing(giftValidator)
    const { kind, message, contact_id: contactId } = given
    const email = await this.#unaskedAddress(user, contactId)
    return onceMailing(ctx, { limits: GIFT_LIMITS, email }, async (trx) => {
      const gift = await sendGift({ user, trx }, { kind, message, contactId })
      return {
        status: 201,
        body: {
          status: 'success' as const,
          gift: new GiftTransformer(gift).toObject(),
          balance: await findCoinBalance(user.id, trx),
        },
      }
    })
  }

  /** Who confirmed that they want our mails has asked for them. */
  async #unaskedAddress(user: User, contactId: number): Promise<string | null> {
    const farm = await findOwnFarm(user)
    const contact = await findContact(farm.id, contactId)
    return isMailed(contact) && contact.consentStatus !== 'confirmed' ? contact.email : null
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const gift = await transaction((trx) => withdrawGift({ user, trx }, params.id))
    return {
      status: 'success' as const,
      gift: new GiftTransformer(gift).toObject(),
      balance: await findCoinBalance(user.id),
    }
  }
}

async function giftsOf(ctx: HttpContext, page: PageRequest) {
  const rows = await listGifts(ctx.auth.getUserOrFail().id, page)
  const data = rows.map((row) => new GiftTransformer(row).toObject())
  return paginator(ctx, data, page)
}
