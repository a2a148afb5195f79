import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { emailField, mailedTitleField } from '#app/accounts/field_validators'
import { idField, idIn } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import {
  DREAM_VISIBILITIES,
  ITEM_KINDS,
  MAX_DREAM_DESCRIPTION_CHARACTERS,
  MAX_ITEM_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  MAX_URL_CHARACTERS,
  type ItemKind,
} from '#app/dreams/dream_options'

const title = () => mailedTitleField(MAX_TITLE_CHARACTERS)

const fields = {
  description: vine
    .string()
    .trim()
    .maxLength(MAX_DREAM_DESCRIPTION_CHARACTERS)
    .nullable()
    .optional(),
  visibility: vine.enum(DREAM_VISIBILITIES).optional(),
  /** what it means is read by `canonicalQuery` */
  criteria: vine.any().nullable().optional(),
}

export const dreamValidator = vine.create({ dream: vine.object({ title: title(), ...fields }) })

export const dreamChangeValidator = vine.create({
  dream: vine.object({
    title: title().optional().requiredWhen(whenSent),
    ...fields,
    cover_item_id: idField().nullable().optional(),
  }),
})

/** Plain text means the same as its object. */
const asObject = (value: unknown) => (typeof value === 'string' ? { text: value } : value)

const PINNED: readonly ItemKind[] = ['image', 'design', 'property']

/** What is pinned may be its id, a listing’s slug, or what a call answered of it. */
const asContent = (value: unknown, { parent }: Pick<FieldContext, 'parent'>): unknown => {
  const { kind: sent }: { kind?: unknown } = parent
  const kind = PINNED.find((one) => one === sent)
  if (typeof value === 'string' && kind === 'property') return { property_slug: value }
  if (typeof value === 'number' && kind) return { [`${kind}_id`]: value }
  if (!kind || typeof value !== 'object' || value === null) return asObject(value)
  const shown = Object.entries(value).find(([name]) => name === kind)
  return shown ? { [`${kind}_id`]: idIn(shown[1]), ...value } : value
}

const text = () => vine.string().trim().maxLength(MAX_ITEM_CHARACTERS).nullable().optional()
const url = () =>
  vine
    .string()
    .trim()
    .maxLength(MAX_URL_CHARACTERS)
    .url({ protocols: ['http', 'https'], require_protocol: true })
    .nullable()
    .optional()
const place = () => vine.number().withoutDecimals().min(0).max(1_000_000).optional()

export const itemValidator = vine.create({
  item: vine.object({
    kind: vine.enum(ITEM_KINDS),
    content: vine
      .object({
        text: text(),
        url: url(),
        image_id: idField().optional(),
        design_id: idField().optional(),
        design_token: vine.string().trim().minLength(1).maxLength(200).optional(),
        property_id: idField().optional(),
        property_slug: vine.string().trim().minLength(1).maxLength(200).optional(),
      })
      .parse(asContent),
    position: place(),
  }),
})

export const itemChangeValidator = vine.create({
  item: vine.object({
    content: vine.object({ text: text(), url: url() }).parse(asObject).optional(),
    position: place(),
  }),
})

export const memberValidator = vine.create({
  user_id: idField().optional().requiredIfMissing('email'),
  email: emailField().optional(),
})
memberValidator.messagesProvider = new PlainMessages({
  'user_id.required': 'Choose a person or enter an email address.',
})

export const dreamInvitationAnswerValidator = vine.create({ accept: vine.boolean() })
