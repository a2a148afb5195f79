import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { CampaignBlock } from '#app/farm/campaigns/campaign_body'
import type { CampaignStatus } from '#app/farm/campaigns/campaign_options'
import type { ContactFilter } from '#app/farm/farm_options'

const json = { prepare: (value: object) => JSON.stringify(value) }

/** A mail to those contacts of a farm who agreed to get mail. */
export default class FarmCampaign extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  @column()
  declare name: string

  @column()
  declare subject: string

  @column(json)
  declare body: CampaignBlock[]

  /** null for everybody, and once the segment is gone */
  @column()
  declare segmentId: number | null

  /** that of the segment when it was last read */
  @column(json)
  declare filter: ContactFilter

  @column()
  declare status: CampaignStatus

  @column.dateTime()
  declare scheduledAt: DateTime | null

  @column()
  declare ignoresQuietHours: boolean

  @column.dateTime()
  declare startedAt: DateTime | null

  /** when the last was sent, or when it was canceled */
  @column.dateTime()
  declare finishedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
