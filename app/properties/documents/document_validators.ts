import vine from '@vinejs/vine'
import { titleField } from '#app/accounts/field_validators'
import {
  DOCUMENT_DECISIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  MAX_DOCUMENT_NAME_CHARACTERS,
} from '#app/properties/documents/document_options'

const name = () => titleField(MAX_DOCUMENT_NAME_CHARACTERS)

const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[]
const kind = () => vine.enum(KINDS).optional()

/** The fields beside the uploaded file. */
export const newDocumentValidator = vine.create({
  name: name().optional(),
  kind: kind(),
  is_public: vine.boolean().optional(),
})

export const documentValidator = vine.create({
  document: vine.object({
    name: name().optional(),
    kind: kind(),
    is_public: vine.boolean().optional(),
  }),
})

export const documentDecisionValidator = vine.create({
  request: vine.object({ status: vine.enum(DOCUMENT_DECISIONS) }),
})
