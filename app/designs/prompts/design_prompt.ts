import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DesignOptions } from '#app/redesign/design_options'

export default class DesignPrompt extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare name: string

  @column()
  declare prompt: string | null

  @column({ prepare: (value: DesignOptions) => JSON.stringify(value) })
  declare options: DesignOptions

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime
}
