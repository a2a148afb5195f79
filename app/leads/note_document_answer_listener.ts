import { transaction } from '#app/kernel/database/transaction'
import { noteDocumentAnswer } from '#app/leads/document_leads'
import type DocumentRequestDecided from '#app/properties/documents/document_request_decided'

/** Not in the decision’s transaction, which holds the listing: a question holds the lead first. */
export default class NoteDocumentAnswer {
  async handle({ askerId, ownerId }: DocumentRequestDecided) {
    await transaction((trx) => noteDocumentAnswer({ trx }, { askerId, ownerId }))
  }
}
