import { transaction } from '#app/kernel/database/transaction'
import { noteDocumentAnswer } from '#app/leads/actions/note_document_answer'
import type DocumentRequestDecided from '#app/properties/documents/events/document_request_decided'

/** Not in the decision’s transaction, which holds the listing: a question holds the lead first. */
export default class NoteDocumentAnswer {
  async handle({ askerId, ownerId }: DocumentRequestDecided) {
    await transaction((trx) => noteDocumentAnswer({ trx }, { askerId, ownerId }))
  }
}
