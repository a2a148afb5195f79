import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DocumentKind } from '#app/properties/contract/documents'

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
