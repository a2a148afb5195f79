import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column, hasMany, manyToMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import Image, { isLoadedImage, withContent, type LoadedImage } from '#app/media/image'
import type {
  AreaUnit,
  OfferedFor,
  PropertyStatus,
  PropertyType,
  Sector,
} from '#app/properties/listing_options'
import Component, {
  hasLoadedPictures,
  type IllustratedComponent,
} from '#app/properties/parts/component'
import PriceChange from '#app/properties/prices/price_change'
import Team from '#app/teams/team'
import type { OpaqueJson } from '#app/properties/parts/component_content'

/** `pg` returns numerics as strings; these fit a number. */
const decimal = { consume: (value: string | null) => (value === null ? null : Number(value)) }

export default class Property extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** made while working in it */
  @column()
  declare teamId: number | null

  /** the team's owner, once the person who made it has left the team */
  @column()
  declare secondOwnerId: number | null

  /** follows the name with each publication; former ones redirect */
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

  /** read with `templateOf` */
  @column()
  declare template: string

  /** names of its parts as the page shows them; unnamed ones come last */
  @column()
  declare componentOrder: string[]

  @column()
  declare animations: OpaqueJson

  /** once it was out it stays */
  @column()
  declare offeredFor: OfferedFor

  /** major units of `currency`; of a month if it is for rent */
  @column(decimal)
  declare price: number | null

  /** of one for rent, in major units of `currency` */
  @column(decimal)
  declare deposit: number | null

  /** of one for rent: a day at the home, `2026-12-01` */
  @column()
  declare availableFrom: string | null

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

  /** increases with every change to the public page */
  @column()
  declare version: number

  @column.dateTime()
  declare publishedAt: DateTime | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Team)
  declare team: BelongsTo<typeof Team>

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

  static listed = scope((query) => query.where('status', 'publish').where('is_private', false))

  /** By id, or by its address now or before. */
  static at = scope((query, where: { slug: string } | { id: number }) =>
    'id' in where
      ? query.where('id', where.id)
      : query.whereRaw('id = property_id_of(?)', [where.slug])
  )

  /** Fetches with it what the wire's Property holds. */
  static whole = scope((query: ModelQueryBuilderContract<typeof Property>) =>
    query
      .preload('owner')
      .preload('team')
      .preload('featuredImage', withContent)
      .preload('components', (components) =>
        components.orderBy('id').preload('images', withContent)
      )
      .preload('priceHistory')
  )

  get isPublished(): boolean {
    return this.status === 'publish'
  }
}

/** A listing whose query fetched it whole. */
export type WholeProperty = Property & {
  featuredImage: LoadedImage | null
  components: IllustratedComponent[]
}

export function isWhole(property: Property): property is WholeProperty {
  const { featuredImage, components } = property
  return (!featuredImage || isLoadedImage(featuredImage)) && components.every(hasLoadedPictures)
}
