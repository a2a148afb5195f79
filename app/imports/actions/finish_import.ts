import type { InTransaction } from '#app/kernel/database/transaction'

/** Once nothing waits, to be imported or taken back, except rows that wait for their realtor. Safe to repeat. */
export async function finishImport({ trx }: InTransaction, id: number): Promise<void> {
  await trx.rawQuery(
    `update listing_imports set finished_at = now(),
       status = case when status = 'undoing' then 'undone' else 'completed' end
     where id = :id and status in ('pending', 'processing', 'undoing')
       and not exists (select from listing_import_rows r where r.import_id = :id and
         case when listing_imports.status = 'undoing'
           then r.undo is null and r.status in ('created', 'updated')
           else r.status = 'pending' or r.publish end)
       and not exists (select from listing_import_parts p where p.import_id = :id)
       and (status = 'undoing' or not exists (select from listing_import_photos p
         where p.import_id = :id and p.status = 'pending'))`,
    { id }
  )
}
