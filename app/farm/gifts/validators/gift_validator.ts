import vine from '@vinejs/vine'
import { mailedTextField } from '#app/accounts/validators/fields'
import { MAX_GIFT_MESSAGE_CHARACTERS } from '#app/farm/contract/gift_options'
import { listOffers } from '#app/farm/gifts/queries/list_offers'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

export const giftValidator = vine.create({
  gift: vine.object({
    kind: vine.enum(() => listOffers().map(({ kind }) => kind)),
    contact_id: vine.number({ strict: true }).withoutDecimals().positive(),
    message: mailedTextField(MAX_GIFT_MESSAGE_CHARACTERS).minLength(1),
  }),
})

giftValidator.messagesProvider = new PlainMessages({
  'gift.kind.required': 'Choose a gift.',
  'gift.kind.enum': 'Choose one of the gifts offered here.',
  'gift.contact_id.required': 'Choose who gets it.',
  'gift.message.required': 'Write a few words for the card.',
})
