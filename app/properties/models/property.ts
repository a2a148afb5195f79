import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column, hasMany, manyToMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import Image from '#app/media/models/image'
import type {
  AreaUnit,
  PropertyStatus,
  PropertyType,
  Sector,
} from '#app/properties/listing_options'
import Component from './component.js'
import PriceChange from './price_change.js'

/** `pg` hands numerics over as strings, so that none loses digits; prices and areas fit a number. */
const decimal = { consume: (value: string | null) => (value === null ? null : Number(value)) }

/** A home that somebody offers. */
export default class Property extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare teamId: number | null

  /** the public address; given once and never changed, so that links stay good */
  @column()
  declare slug: string

  @column()
  declare name: string | null

  @column()
  declare description: string | null

  @column()
  declare type: PropertyType | null

  @column()
  declare sector: Sector | null

  @column()
  declare status: PropertyStatus

  @column()
  declare isPrivate: boolean

  @column()
  declare featuredImageId: number | null

  @column()
  declare template: string

  @column()
  declare animations: Record<string, unknown>

  /** major units of `currency` */
  @column(decimal)
  declare price: number | null

  @column()
  declare currency: string | null

  @column()
  declare acceptedCurrencies: string[]

  @column()
  declare acceptedCryptocurrencies: string[]

  @column()
  declare address: string | null

  @column({ columnName: 'address_line_2' })
  declare addressLine2: string | null

  @column()
  declare city: string | null

  @column()
  declare state: string | null

  @column()
  declare zip: string | null

  @column()
  declare country: string | null

  /** ISO 3166-1 alpha-2 */
  @column()
  declare countryCode: string | null

  @column()
  declare latitude: number | null

  @column()
  declare longitude: number | null

  @column()
  declare bedrooms: number | null

  @column(decimal)
  declare bathrooms: number | null

  /** in `areaUnit` */
  @column(decimal)
  declare livingArea: number | null

  /** in `areaUnit` */
  @column(decimal)
  declare lotArea: number | null

  @column()
  declare areaUnit: AreaUnit

  @column()
  declare yearBuilt: number | null

  /** counts every change to what the public page shows */
  @column()
  declare version: number

  /** when it was first published */
  @column.dateTime()
  declare publishedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Image, { foreignKey: 'featuredImageId' })
  declare featuredImage: BelongsTo<typeof Image>

  @manyToMany(() => Image, {
    pivotTable: 'property_images',
    pivotColumns: ['position'],
    onQuery: (query) => query.orderBy('property_images.position').orderBy('images.id'),
  })
  declare images: ManyToMany<typeof Image>

  @hasMany(() => Component)
  declare components: HasMany<typeof Component>

  @hasMany(() => PriceChange, {
    onQuery: (query) => query.orderBy('changed_at').orderBy('id'),
  })
  declare priceHistory: HasMany<typeof PriceChange>

  /** Listings that anybody may see. */
  static listed = scope((query) => query.where('status', 'publish').where('is_private', false))

  /** Fetches with it what the wire's Property holds. */
  static whole = scope((query: ModelQueryBuilderContract<typeof Property>) =>
    query
      .preload('owner')
      .preload('featuredImage')
      .preload('components', (components) => components.preload('images'))
      .preload('priceHistory')
  )

  get isPublished(): boolean {
    return this.status === 'publish'
  }

  get isListed(): boolean {
    return this.isPublished && !this.isPrivate
  }

  get fullAddress(): string | null {
    const town = [this.zip, this.city].filter(Boolean).join(' ')
    const parts = [this.address, this.addressLine2, town, this.state, this.country].filter(Boolean)
    return parts.length ? parts.join(', ') : null
  }
}
