import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import {
  emailField,
  lineField,
  mailedTitleField,
  textField,
  titleField,
} from '#app/accounts/field_validators'
import { referenceField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { isRichText } from '#app/common/rich_text/rich_text'
import { richTextFrom } from '#app/common/rich_text/rich_text_words'
import { hasPassed, TIME_HAS_PASSED } from '#app/farm/campaigns/schedule_time'
import { readCampaignBody } from '#app/farm/campaigns/campaign_body'
import {
  MAX_CAMPAIGN_NAME_CHARACTERS,
  MAX_CAMPAIGN_SUBJECT_CHARACTERS,
  MAX_POSTAL_ADDRESS_CHARACTERS,
  MAX_SCHEDULE_DAYS,
  MAX_SENDER_NAME_CHARACTERS,
} from '#app/farm/campaigns/campaign_options'
import type { CampaignChange } from '#app/farm/campaigns/change_campaign'
import { isTimeZone } from '#app/farm/contacts/find_contact_place'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const blocks = vine.createRule((value, _, field) => {
  if (readCampaignBody(value)) return
  field.report('This email has something in it that can’t be sent.', 'blocks', field)
})

const moment = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const at = DateTime.fromISO(value)
  if (!at.isValid) return field.report('Enter a day and a time.', 'moment', field)
  if (at.diffNow('days').days > MAX_SCHEDULE_DAYS) {
    field.report('Choose a time within the next year.', 'moment', field)
  }
  if (hasPassed(at)) field.report(TIME_HAS_PASSED, 'moment', field)
})

const zone = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isTimeZone(value)) {
    field.report('Enter a time zone such as Europe/Rome.', 'zone', field)
  }
})

const nameField = () => titleField(MAX_CAMPAIGN_NAME_CHARACTERS)
const subjectField = () => titleField(MAX_CAMPAIGN_SUBJECT_CHARACTERS)
/** Plain text, or the editor’s text alone, is one block. */
const asBlocks = (value: unknown) => {
  if (typeof value === 'string') return [{ kind: 'text', text: richTextFrom(value) }]
  return isRichText(value) ? [{ kind: 'text', text: value }] : value
}
const bodyField = () =>
  vine.array(vine.object({}).allowUnknownProperties()).parse(asBlocks).use(blocks())
const rest = {
  segment: referenceField().nullable().optional(),
  scheduled_at: lineField(40).use(moment()).nullable().optional(),
}

export const campaignValidator = vine.create({
  campaign: vine.object({
    name: nameField(),
    subject: subjectField(),
    body: bodyField().optional(),
    ...rest,
  }),
})

export const campaignChangeValidator = vine.create({
  campaign: vine.object({
    name: nameField().optional().requiredWhen(whenSent),
    subject: subjectField().optional().requiredWhen(whenSent),
    body: bodyField().optional(),
    ...rest,
  }),
})

export const sendingValidator = vine.create({ now: vine.boolean().optional() })

export const senderValidator = vine.create({
  sender: vine.object({
    name: mailedTitleField(MAX_SENDER_NAME_CHARACTERS),
    postal_address: textField(MAX_POSTAL_ADDRESS_CHARACTERS).minLength(5),
    reply_to: emailField().nullable().optional(),
    time_zone: lineField(64).use(zone()),
  }),
})

campaignValidator.messagesProvider = new PlainMessages({
  'campaign.name.required': 'Name the campaign.',
  'campaign.subject.required': 'Enter a subject.',
})
campaignChangeValidator.messagesProvider = campaignValidator.messagesProvider
senderValidator.messagesProvider = new PlainMessages({
  'sender.name.required': 'Enter the name people know you by.',
  'sender.postal_address.required': 'Enter a postal address.',
})

type Given = Infer<typeof campaignChangeValidator>['campaign']

/** Leaves out what isn't given. */
export function campaignInput({ name, subject, body, segment, ...given }: Given): CampaignChange {
  const { scheduled_at: at } = given
  return {
    ...(name !== undefined && { name }),
    ...(subject !== undefined && { subject }),
    ...(body !== undefined && { body: readCampaignBody(body) ?? [] }),
    ...(segment !== undefined && { segment }),
    ...(at !== undefined && { scheduledAt: at === null ? null : DateTime.fromISO(at) }),
  }
}
