import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { titleField } from '#app/accounts/field_validators'
import { idField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import {
  MAX_ENTRY_TITLE_CHARACTERS,
  MAX_JOURNAL_DESCRIPTION_CHARACTERS,
  MAX_JOURNAL_TITLE_CHARACTERS,
  MAX_ROOM_CHARACTERS,
  ENTRY_STATUSES,
  VISIBILITIES,
  MAX_JOURNAL_SEARCH_CHARACTERS,
} from '#app/journals/journal_options'

const title = () => titleField(MAX_JOURNAL_TITLE_CHARACTERS)

const journalFields = {
  description: vine
    .string()
    .trim()
    .maxLength(MAX_JOURNAL_DESCRIPTION_CHARACTERS)
    .nullable()
    .optional(),
  visibility: vine.enum(VISIBILITIES).optional(),
  cover_image_id: idField().nullable().optional(),
}

export const newJournalValidator = vine.create({
  journal: vine.object({ title: title(), ...journalFields }),
})

export const journalValidator = vine.create({
  journal: vine.object({ title: title().optional().requiredWhen(whenSent), ...journalFields }),
})

const entry = vine.object({
  title: vine.string().maxLength(MAX_ENTRY_TITLE_CHARACTERS).nullable().optional(),
  body: vine.any().nullable().optional(),
  room: vine.string().trim().maxLength(MAX_ROOM_CHARACTERS).nullable().optional(),
  design_id: idField().nullable().optional(),
  property_id: idField().nullable().optional(),
  status: vine.enum(ENTRY_STATUSES).optional(),
  published_at: vine.string().trim().maxLength(40).nullable().optional(),
})

export const newEntryValidator = vine.create({ entry: entry.clone().optional() })

export const entryValidator = vine.create({
  entry,
  /** the one that the sender’s changes were made to; 409 if there is a newer one */
  version: idField().optional(),
  /** keeps the version before in the history for certain */
  keeps_version: vine.boolean().optional(),
})

const words = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value : undefined))
    .optional()

const number = () =>
  vine
    .number()
    .parse((value) => (Number.isFinite(Number(value)) ? Number(value) : undefined))
    .optional()

/** `own=1` for one’s own, `own=0` for those of others. */
export const journalSearchValidator = vine.create({
  q: words(),
  own: words(),
  page: number(),
  per_page: number(),
})

/** What journals are searched for; null for all. */
export function searchedWords({ q }: Infer<typeof journalSearchValidator>): string | null {
  return q?.trim().slice(0, MAX_JOURNAL_SEARCH_CHARACTERS) || null
}
