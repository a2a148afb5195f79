import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import { attachedImagesJson, imageJson, type ImageRow } from '#app/media/image_row'
import type Component from '#app/properties/parts/component'
import type PriceChange from '#app/properties/prices/price_change'
import type Property from '#app/properties/property'
import type Team from '#app/teams/team'

export interface ComponentRow extends Pick<Component, 'id' | 'type' | 'content'> {
  images: ImageRow[]
}

type CardColumn =
  | 'id'
  | 'slug'
  | 'name'
  | 'offeredFor'
  | 'price'
  | 'currency'
  | 'acceptedCurrencies'
  | 'acceptedCryptocurrencies'
  | 'type'
  | 'status'
  | 'city'
  | 'country'
  | 'bedrooms'
  | 'isPrivate'
  | 'livingArea'
  | 'areaUnit'

/** What a card shows of a listing. */
export interface PropertyCardRow extends Pick<Property, CardColumn> {
  featuredImage: ImageRow | null
  publishedAt: Moment | null
  updatedAt: Moment
}

/** A card in the list of one’s own, with what else publishing asks for. */
export interface OwnCardRow
  extends PropertyCardRow, Pick<Property, 'address' | 'latitude' | 'longitude'> {
  team: Pick<Team, 'id' | 'name'> | null
}

/** A card in the list of what somebody saved. */
export interface SavedCardRow extends PropertyCardRow {
  savedAt: Moment
  /** of that time */
  savedPrice: number | null
  savedCurrency: string | null
}

type WholeColumn =
  | 'userId'
  | 'secondOwnerId'
  | 'description'
  | 'sector'
  | 'template'
  | 'componentOrder'
  | 'animations'
  | 'deposit'
  | 'availableFrom'
  | 'address'
  | 'addressLine2'
  | 'state'
  | 'zip'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'bathrooms'
  | 'lotArea'
  | 'yearBuilt'

/** Everything that the wire tells of a listing, but its gallery. */
export interface PropertyRow extends PropertyCardRow, Pick<Property, WholeColumn> {
  createdAt: Moment
  owner: UserCardRow
  team: Pick<Team, 'id' | 'handle' | 'name' | 'photoUrl'> | null
  components: ComponentRow[]
  priceHistory: (Pick<PriceChange, 'price' | 'currency'> & { changedAt: Moment })[]
}

export interface PropertyPageRow extends PropertyRow {
  images: ImageRow[]
}

const CARD = `p.id, p.slug, p.name, p.offered_for as "offeredFor", p.price::float8, p.currency,
  p.accepted_currencies as "acceptedCurrencies",
  p.accepted_cryptocurrencies as "acceptedCryptocurrencies", p.type, p.status, p.city, p.country,
  p.bedrooms, p.is_private as "isPrivate", p.living_area::float8 as "livingArea",
  p.area_unit as "areaUnit", p.published_at as "publishedAt", p.updated_at as "updatedAt",
  ${imageJson('p.featured_image_id')} as "featuredImage"`

const OWN_CARD = `${CARD}, p.address, p.latitude, p.longitude,
  (select json_build_object('id', team.id, 'name', team.name)
    from teams team where team.id = p.team_id) as team`

const SAVED_CARD = `${CARD}, saved.saved_at as "savedAt", saved.price::float8 as "savedPrice",
  saved.currency as "savedCurrency"`

const WHOLE = `${CARD}, p.user_id as "userId", p.second_owner_id as "secondOwnerId", p.description, p.sector, p.template, p.animations,
  p.component_order as "componentOrder",
  p.deposit::float8, p.available_from as "availableFrom",
  p.address, p.address_line_2 as "addressLine2", p.state, p.zip,
  p.country_code as "countryCode", p.latitude, p.longitude, p.bathrooms::float8,
  p.lot_area::float8 as "lotArea", p.year_built as "yearBuilt", p.created_at as "createdAt",
  (select ${userCardJson('owner')} from users owner where owner.id = p.user_id) as owner,
  (select json_build_object('id', team.id, 'handle', team.handle, 'name', team.name,
      'photoUrl', team.photo_url)
    from teams team where team.id = p.team_id) as team,
  (select coalesce(json_agg(json_build_object('id', c.id, 'type', c.type, 'content', c.content,
      'images', ${attachedImagesJson('component_images', 'links.component_id = c.id')}) order by c.id), '[]'::json)
    from components c where c.property_id = p.id) as components,
  (select coalesce(json_agg(json_build_object('price', change.price, 'currency', change.currency,
      'changedAt', change.changed_at) order by change.changed_at, change.id), '[]'::json)
    from price_changes change where change.property_id = p.id) as "priceHistory"`

const PAGE = `${WHOLE}, ${attachedImagesJson('property_images', 'links.property_id = p.id')} as images`

/** Reads listings, called `p`, in one statement. @param tail its joins, conditions and order */
async function readRows<Row>(
  columns: string,
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<Row[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: Row[] }>(
    `select ${columns} from properties p ${tail}`,
    values
  )
  return rows
}

type Read<Row> = (
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
) => Promise<Row[]>

export const readPropertyCards: Read<PropertyCardRow> = (...given) => readRows(CARD, ...given)
export const readOwnCards: Read<OwnCardRow> = (...given) => readRows(OWN_CARD, ...given)
export const readSavedCards: Read<SavedCardRow> = (...given) => readRows(SAVED_CARD, ...given)
export const readProperties: Read<PropertyRow> = (...given) => readRows(WHOLE, ...given)
export const readPropertyPages: Read<PropertyPageRow> = (...given) => readRows(PAGE, ...given)
