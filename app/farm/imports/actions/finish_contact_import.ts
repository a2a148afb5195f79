import type { InTransaction } from '#app/kernel/database/transaction'

/** Once nothing waits, to be imported or taken back. Safe to repeat. */
export async function finishContactImport({ trx }: InTransaction, id: number): Promise<void> {
  await trx.rawQuery(
    `update farm_imports i set finished_at = now(),
       status = case when status = 'undoing' then 'undone' else 'completed' end
     where id = :id and status in ('pending', 'processing', 'undoing')
       and case when status = 'undoing'
         then not exists (select from farm_import_contacts k
           where k.import_id = i.id and k.undo is null)
           and not exists (select from farm_import_leads k
             where k.import_id = i.id and k.undo is null)
         else not exists (select from farm_import_rows r
           where r.import_id = i.id and r.status = 'pending') end`,
    { id }
  )
}
