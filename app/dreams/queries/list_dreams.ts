import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { PageRequest } from '#app/common/http/paginator'
import type { DreamList } from '#app/dreams/contract/dream_options'
import { PREVIEWED_ITEMS } from '#app/dreams/contract/limits'
import { readDreams } from '#app/dreams/models/dream_row'
import { IS_MEMBER } from '#app/dreams/models/seen_dreams'
import { viewDreams, type DreamView } from '#app/dreams/models/dream_view'

interface Asked {
  /** own ones, those of others one is a member of, both, or those of others that are public */
  kind: DreamList | null
  /** in its title; without it, nobody looks through all that are public */
  text: string
}

const OF: Record<DreamList, string> = {
  own: 'd.user_id = :viewerId',
  shared: `d.user_id <> :viewerId and ${IS_MEMBER}`,
  public: `d.visibility = 'public' and not ${IS_MEMBER} and :text <> ''`,
}

/** Boards, changed last first; one more than a page holds. */
export async function listDreams(
  user: User,
  { kind, text }: Asked,
  { page, perPage }: PageRequest
): Promise<DreamView[]> {
  const rows = await readDreams(
    `where ${kind ? OF[kind] : IS_MEMBER} and d.user_id <> all(:hiddenIds::integer[])
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
