import type { Moment } from '#app/common/http/wire_time'
import type { UserCardRow } from '#app/accounts/models/user_card_row'
import type { DocumentKind, RequestStatus } from '#app/properties/contract/documents'

export interface DocumentRow {
  id: string
  fileKey: string
  name: string
  kind: DocumentKind
  isPublic: boolean
  bytes: number
  /** null where the file doesn’t tell */
  pages: number | null
  createdAt: Moment
  /** whether the reader may edit the listing */
  canEdit: boolean
  /** what became of the reader’s request; null without one */
  request: RequestStatus | null
}

export interface DocumentRequestRow {
  id: number
  status: RequestStatus
  createdAt: Moment
  user: UserCardRow
}

/** A document as its listing’s people see it. */
export interface ManagedDocumentRow extends DocumentRow {
  requests: DocumentRequestRow[]
}
