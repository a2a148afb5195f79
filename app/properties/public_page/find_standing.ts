import { hiddenFromViewer } from '#app/accounts/blocking/hidden_sql'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import { presentStamps } from '#app/kernel/page_cache/present_stamps'
import { listingMediaStamp, personalMediaSql } from '#app/properties/public_page/listing_media'
import type { TeamRole } from '#app/teams/team_roles'

interface StampRow {
  id: number
  version: number
  latitude: number | null
  longitude: number | null
  owner_at: Date | null
  team_at: Date | null
  images_at: Date | null
  newest_market: number | null
  media: string
}

const stampColumns = () => `p.id, p.version, p.latitude, p.longitude,
  (select updated_at from users where id = p.user_id) as owner_at,
  (select updated_at from teams where id = p.team_id) as team_at,
  (select max(id) from markets) as newest_market,
  (select max(i.updated_at) from images i where i.id in (
     select image_id from property_images where property_id = p.id
     union all
     select ci.image_id from component_images ci
     join components c on c.id = ci.component_id where c.property_id = p.id)) as images_at,
  ${listingMediaStamp()} as media`

const PUBLIC = `p.slug = :slug and p.status = 'publish' and not p.is_private`

function stampIn(row: StampRow): string {
  return [
    row.id,
    row.version,
    row.latitude,
    row.longitude,
    row.owner_at?.getTime(),
    row.team_at?.getTime(),
    row.images_at?.getTime(),
    row.newest_market,
    row.media,
  ].join('-')
}

/**
 * The version of a listing's public page: the listing, its owner, team and images, the markets
 * around it, and what other modules add. Null if guests may not see it.
 */
export async function findPropertyStamp({ slug }: Record<string, string>): Promise<string | null> {
  const [row] = await preparedRows<StampRow>(
    `select ${stampColumns()} from properties p where ${PUBLIC}`,
    { slug }
  )
  return row ? stampIn(row) : null
}

interface OwnRow {
  /** in the listing's team */
  role: TeamRole | null
  isSaved: boolean
  /** they or the owner blocked the other */
  isHidden: boolean
  /** for one of its documents */
  hasAsked: boolean
  /** names of its media that are not what guests see */
  ownMedia: string[]
}

/** What only this person sees of a listing that anybody may see. */
interface Standing extends OwnRow {
  stamp: string
}

const ownColumns = () => `
  (select role from team_members where team_id = p.team_id and user_id = :viewerId) as role,
  exists (select from saved_properties
    where user_id = :viewerId and property_id = p.id) as "isSaved",
  ${hiddenFromViewer('p.user_id')} as "isHidden",
  exists (select from document_requests r join property_documents d on d.id = r.document_id
    where d.property_id = p.id and r.user_id = :viewerId) as "hasAsked",
  ${personalMediaSql()} as "ownMedia"`

/** With the page's stamp, in the same statement. Null if guests may not see the listing. */
export async function findStanding(slug: string, viewerId: number): Promise<Standing | null> {
  const path = `/properties/${slug}`
  const known = presentStamps.known(path)
  if (known) {
    const [row] = await preparedRows<OwnRow>(
      `select ${ownColumns()} from properties p where ${PUBLIC}`,
      { slug, viewerId }
    )
    return row ? { ...row, stamp: known } : null
  }
  const { own, stamp } = await presentStamps.read(path, async () => {
    const [row] = await preparedRows<StampRow & OwnRow>(
      `select ${stampColumns()}, ${ownColumns()} from properties p where ${PUBLIC}`,
      { slug, viewerId }
    )
    return { own: row, stamp: row ? stampIn(row) : null }
  })
  return own && stamp ? { ...own, stamp } : null
}
