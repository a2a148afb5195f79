import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { PageRequest } from '#app/common/http/paginator'
import { PREVIEWED_ITEMS } from '#app/dreams/contract/limits'
import { readDreams } from '#app/dreams/models/dream_row'
import { IS_MEMBER } from '#app/dreams/models/seen_dreams'
import { viewDreams, type DreamView } from '#app/dreams/models/dream_view'

interface Asked {
  /** own ones, those of others, or both */
  kind: 'own' | 'shared' | null
  /** in its title */
  text: string
}

const OF = {
  own: 'd.user_id = :viewerId',
  shared: 'd.user_id <> :viewerId',
} as const

/** Boards that somebody is a member of, changed last first; one more than a page holds. */
export async function listDreams(
  user: User,
  { kind, text }: Asked,
  { page, perPage }: PageRequest
): Promise<DreamView[]> {
  const rows = await readDreams(
    `join dream_members mine on mine.dream_id = d.id and mine.user_id = :viewerId
     where d.user_id <> all(:hiddenIds::integer[]) and ${kind ? OF[kind] : 'true'}
       and (:text = '' or position(lower(:text) in lower(d.title)) > 0)
     order by d.updated_at desc, d.id desc offset :skipped limit :limit`,
    {
      viewerId: user.id,
      hiddenIds: await listHiddenUserIds(user.id),
      text,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewDreams(rows, user, PREVIEWED_ITEMS)
}

/** Public boards of others whose title has the words, changed last first; one more than a page holds. */
export async function searchPublicDreams(
  user: User,
  text: string,
  { page, perPage }: PageRequest
): Promise<DreamView[]> {
  if (!text) return []
  const rows = await readDreams(
    `where d.visibility = 'public' and d.user_id <> all(:hiddenIds::integer[])
       and position(lower(:text) in lower(d.title)) > 0 and not ${IS_MEMBER}
     order by d.updated_at desc, d.id desc offset :skipped limit :limit`,
    {
      viewerId: user.id,
      hiddenIds: await listHiddenUserIds(user.id),
      text,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewDreams(rows, user, PREVIEWED_ITEMS)
}
