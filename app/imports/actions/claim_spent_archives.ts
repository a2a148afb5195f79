import type { InTransaction } from '#app/kernel/database/transaction'
import { KEPT_ARCHIVE_HOURS } from '#app/imports/contract/limits'
import type ImportArchive from '#app/imports/models/import_archive'

const IN_USE = `exists (select from listing_imports i
  where i.archive_id = a.id and i.status in ('pending', 'processing'))`

/** Nobody's, or done with: no import can take a photo of it any more. */
const SPENT = `(a.user_id is null or a.status = 'dropping'
  or a.created_at < now() - make_interval(hours => :hours)
  or (a.status = 'receiving' and a.created_at < now() - interval '1 hour'))`

interface Room {
  userId: number
  /** how many of the person's archives may stay */
  keptNewest: number
}

/**
 * Marks archives that nothing needs, so that no import starts with them; the caller removes them.
 * @param room a person's who sends another one; without it, everybody's
 */
export async function claimSpentArchives(
  { trx }: InTransaction,
  room?: Room
): Promise<Pick<ImportArchive, 'id' | 'token'>[]> {
  const condition = room
    ? `a.user_id = :userId and a.status = 'ready' and a.id in (select id from import_archives
        where user_id = :userId and status = 'ready' order by id desc offset :keptNewest)`
    : SPENT
  const { rows } = await trx.rawQuery<{ rows: Pick<ImportArchive, 'id' | 'token'>[] }>(
    `update import_archives set status = 'dropping' where id in (
       select a.id from import_archives a where ${condition} and not ${IN_USE} for update)
     returning id, token`,
    { hours: KEPT_ARCHIVE_HOURS, ...room }
  )
  return rows
}
