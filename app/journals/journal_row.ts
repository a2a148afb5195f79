import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import { imageJson, type ImageRow } from '#app/media/image_row'
import type Journal from '#app/journals/journal'

type Column = 'id' | 'slug' | 'userId' | 'title' | 'description' | 'visibility'

export interface JournalRow extends Pick<Journal, Column> {
  user: UserCardRow
  /** its own, or the first picture of its newest entry */
  cover: ImageRow | null
  hasOwnCover: boolean
  isFollowing: boolean
  /** of the entries that anybody may read */
  entriesCount: number
  draftsCount: number
  lastPublishedAt: Moment | null
  isTakenDown: boolean
  createdAt: Moment
  updatedAt: Moment
}

const PUBLISHED = `from journal_entries e where e.journal_id = j.id and e.status = 'publish'`

const COLUMNS = `j.id, j.slug, j.user_id as "userId", j.title, j.description, j.visibility,
  j.created_at as "createdAt", j.updated_at as "updatedAt",
  j.taken_down_at is not null as "isTakenDown",
  j.cover_image_id is not null as "hasOwnCover",
  (select ${userCardJson('author')} from users author where author.id = j.user_id) as user,
  coalesce(${imageJson('j.cover_image_id')}, ${imageJson(
    `(select e.cover_image_id ${PUBLISHED} and e.cover_image_id is not null
      order by e.published_at desc, e.id desc limit 1)`
  )}) as cover,
  exists (select from follows f where f.followee_id = j.user_id
    and f.follower_id = :viewerId::integer) as "isFollowing",
  (select count(*)::integer ${PUBLISHED}) as "entriesCount",
  (select count(*)::integer from journal_entries e
    where e.journal_id = j.id and e.status <> 'publish') as "draftsCount",
  (select max(e.published_at) ${PUBLISHED}) as "lastPublishedAt"`

interface Values extends Record<string, unknown> {
  /** null for a guest */
  viewerId: number | null
}

/** The journals, called `j`, that the end of a statement finds. */
export async function readJournals(
  tail: string,
  values: Values,
  client?: TransactionClientContract
): Promise<JournalRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: JournalRow[] }>(
    `select ${COLUMNS} from journals j ${tail}`,
    values
  )
  return rows
}
