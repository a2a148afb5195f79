import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A named part of a walkthrough, such as the ground floor. */
export default class VideoList extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare walkthroughId: number

  @column()
  declare name: string

  /** from 0 */
  @column()
  declare position: number
}
