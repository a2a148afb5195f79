import vine from '@vinejs/vine'
import { lineField } from '#app/accounts/validators/fields'
import { whenSent } from '#app/common/http/when_sent'
import { MAX_SEGMENT_NAME_CHARACTERS } from '#app/farm/contract/contact_options'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const name = () => lineField(MAX_SEGMENT_NAME_CHARACTERS).minLength(1)
/** `contactFilter` takes what it knows */
const filter = () => vine.object({}).allowUnknownProperties()

export const segmentValidator = vine.create({
  segment: vine.object({ name: name(), filter: filter() }),
})

export const segmentChangeValidator = vine.create({
  segment: vine.object({
    name: name().optional().requiredWhen(whenSent),
    filter: filter().optional(),
  }),
})

segmentValidator.messagesProvider = new PlainMessages({
  'segment.name.required': 'Name the segment.',
})
segmentChangeValidator.messagesProvider = segmentValidator.messagesProvider
