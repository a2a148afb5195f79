import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { PURSUIT_STAGES, type PursuitStage } from '#app/club/contract/pursuit_options'
import { readPursuits } from '#app/club/pursuits/models/pursuit_row'
import { viewPursuits, type PursuitView } from '#app/club/pursuits/models/pursuit_view'

const OWN = `p.board_id = (select board_id from pursuit_members where user_id = :userId)`
/** Only names of listings that they may see find them. */
const IS_NAMED = `exists (select from properties home where home.id = p.property_id
  and (home.user_id = :userId or (home.status = 'publish' and not home.is_private
    and home.user_id <> all(:hiddenIds::integer[])))
  and position(lower(:words) in lower(concat_ws(' ', home.name, home.city))) > 0)`
const IN_ORDER = 'array_position(:stages::text[], p.stage), p.position'

interface Asked {
  stage: PursuitStage | null
  /** in the home's name or town, or in the note */
  words: string
  /** only these listings, unless it is null */
  propertyIds: number[] | null
}

/** The homes on somebody's board, by stage and place; one more than a page holds. */
export async function listPursuits(
  user: User,
  { stage, words, propertyIds }: Asked,
  { page, perPage }: PageRequest
): Promise<PursuitView[]> {
  const rows = await readPursuits(
    `where ${OWN} and (:stage::text is null or p.stage = :stage)
       and (:propertyIds::integer[] is null or p.property_id = any(:propertyIds::integer[]))
       and (:words = '' or position(lower(:words) in lower(p.note)) > 0 or ${IS_NAMED})
     order by ${IN_ORDER} offset :skipped limit :limit`,
    {
      userId: user.id,
      stages: [...PURSUIT_STAGES],
      stage,
      words,
      hiddenIds: await listHiddenUserIds(user.id),
      propertyIds,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return viewPursuits(rows, user)
}

/** The first of each stage. */
export async function listBoard(user: User, perStage: number): Promise<PursuitView[]> {
  const rows = await readPursuits(`where ${OWN} and p.position < :perStage order by ${IN_ORDER}`, {
    userId: user.id,
    stages: [...PURSUIT_STAGES],
    perStage,
  })
  return viewPursuits(rows, user)
}

export async function countPursuits({ id }: User): Promise<Record<PursuitStage, number>> {
  const { rows } = await db.rawQuery<{ rows: { stage: PursuitStage; count: number }[] }>(
    `select p.stage, count(*)::integer as count from pursuits p where ${OWN} group by p.stage`,
    { userId: id }
  )
  const counts = { watching: 0, contacted: 0, visited: 0, offer: 0, won: 0, lost: 0 }
  for (const { stage, count } of rows) counts[stage] = count
  return counts
}

/** @throws HttpError 404 if it isn't on their board */
export async function findPursuit(
  user: User,
  id: number,
  client?: TransactionClientContract
): Promise<PursuitView> {
  const rows = await readPursuits(`where ${OWN} and p.id = :id`, { userId: user.id, id }, client)
  const [view] = await viewPursuits(rows, user, client)
  if (!view) throw HttpError.notFound()
  return view
}
