import vine from '@vinejs/vine'
import { DECISIONS, MAX_DOCUMENT_NAME_CHARACTERS } from '#app/properties/contract/documents'

const name = () => vine.string().trim().minLength(1).maxLength(MAX_DOCUMENT_NAME_CHARACTERS)

/** The fields beside the uploaded file. */
export const newDocumentValidator = vine.create({
  name: name().optional(),
  is_public: vine.boolean().optional(),
})

export const documentValidator = vine.create({
  document: vine.object({ name: name().optional(), is_public: vine.boolean().optional() }),
})

export const decisionValidator = vine.create({
  request: vine.object({ status: vine.enum(DECISIONS) }),
})
