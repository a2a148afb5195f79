import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type { DocumentAccess } from '#app/properties/documents/document_options'
import type {
  DocumentRequestRow,
  DocumentRow,
  ManagedDocumentRow,
} from '#app/properties/documents/property_document'

/** A listing’s PDF as the wire gives it; `url` is for whoever may download it. */
export default class DocumentTransformer extends BaseTransformer<DocumentRow> {
  toObject() {
    const { id, name, kind, isPublic, bytes, pages, createdAt } = this.resource
    const access = accessOf(this.resource)
    return {
      id,
      name,
      kind,
      is_public: isPublic,
      bytes,
      pages,
      access,
      url: access === 'open' ? `/documents/${id}` : null,
      created_at: wireTime(createdAt),
    }
  }
}

export function accessOf({ isPublic, canEdit, request }: DocumentRow): DocumentAccess {
  if (isPublic || canEdit || request === 'accepted') return 'open'
  return request ?? 'closed'
}

/** A document with who asked for it. */
export function managedDocument(row: ManagedDocumentRow) {
  return { ...new DocumentTransformer(row).toObject(), requests: row.requests.map(documentRequest) }
}

export function documentRequest({ id, status, createdAt, user }: DocumentRequestRow) {
  return {
    id,
    status,
    created_at: wireTime(createdAt),
    user: new UserCardTransformer(user).toObject(),
  }
}
