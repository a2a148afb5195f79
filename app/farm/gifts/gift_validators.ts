import vine from '@vinejs/vine'
import { mailedTextField } from '#app/accounts/field_validators'
import { MAX_GIFT_MESSAGE_CHARACTERS } from '#app/farm/gifts/gift_options'
import { listOffers } from '#app/farm/gifts/find_gifts'
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
