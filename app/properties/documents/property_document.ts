import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import type {
  DocumentKind,
  DocumentRequestStatus,
} from '#app/properties/documents/document_options'

export default class PropertyDocument extends BaseModel {
  /** UUID, by the database */
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare propertyId: number

  @column()
  declare fileKey: string

  @column()
  declare name: string

  @column()
  declare kind: DocumentKind

  /** or only for whom its owner accepts */
  @column()
  declare isPublic: boolean

  @column.dateTime()
  declare createdAt: DateTime
}

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
  request: DocumentRequestStatus | null
}

export interface DocumentRequestRow {
  id: number
  status: DocumentRequestStatus
  createdAt: Moment
  user: UserCardRow
}

/** A document as its listing’s people see it. */
export interface ManagedDocumentRow extends DocumentRow {
  requests: DocumentRequestRow[]
}
