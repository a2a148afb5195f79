import db from '@adonisjs/lucid/services/db'
import { findImport } from '#app/imports/find_imports'
import { importChannel } from '#app/imports/import_options'
import ImportTransformer from '#app/imports/import_transformer'
import { reasonsOf } from '#app/imports/interpreting/unreadable_row'
import { fetchPhotos } from '#app/imports/photos/fetch_photos'
import { ImportBatches, unexpected } from '#app/imports/running/import_batches'
import { keepDraft, publishRow } from '#app/imports/running/publish_row'
import { keepRow, undoRow } from '#app/imports/running/undo_row'
import { unpackNextPart } from '#app/imports/running/unpack_part'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { broadcast } from '#app/realtime/broadcast'

const TELL_EVERY_MS = 300

/**
 * Works on an import: its rows are unpacked, then imported, a batch in each transaction, then come
 * photos, then publishing. Or undoes it. Several workers may do so at once.
 * @returns whether anything is left when time is up
 */
export async function workOnImport(id: number, forMs: number): Promise<boolean> {
  const end = Date.now() + forMs
  let toldAt = 0
  const goOn = async () => {
    if (Date.now() > toldAt + TELL_EVERY_MS) {
      toldAt = Date.now()
      await tellProgress(id)
    }
    return Date.now() <= end
  }
  while (await unpackNextPart(id)) {
    if (!(await goOn())) return true
  }
  const batches = new ImportBatches(id)
  while (await batches.next()) {
    if (!(await goOn())) return true
  }
  while (await fetchPhotos(id)) {
    if (!(await goOn())) return true
  }
  for (let row = await findNextToPublish(id); row !== null; row = await findNextToPublish(id)) {
    await publish(id, row)
    if (!(await goOn())) return true
  }
  for (let row = await findNextUndo(id); row !== null; row = await findNextUndo(id)) {
    await takeBack(id, row)
    if (!(await goOn())) return true
  }
  await transaction((trx) => finishImport({ trx }, id))
  await tellProgress(id)
  return false
}

async function publish(id: number, row: number) {
  try {
    await transaction((trx) => publishRow({ trx }, id, row))
  } catch (error) {
    const reasons = reasonsOf(error) ?? unexpected(error, id, row)
    await transaction((trx) => keepDraft({ trx }, id, row, reasons.join(' ')))
  }
}

async function takeBack(id: number, row: number) {
  try {
    await transaction((trx) => undoRow({ trx }, id, row))
  } catch (error) {
    const reasons = reasonsOf(error) ?? unexpected(error, id, row)
    await transaction((trx) => keepRow({ trx }, id, row, reasons.join(' ')))
  }
}

async function tellProgress(id: number): Promise<void> {
  const found = await findImport(id)
  if (!found) return
  await broadcast({
    event: 'import.progress',
    channels: [importChannel(id)],
    data: { import: new ImportTransformer(found).toObject() },
  })
}

/** A row of a running import whose photos are all settled; null if none is left. */
async function findNextToPublish(importId: number): Promise<number | null> {
  const { rows } = await db.rawQuery<{ rows: { row: number }[] }>(
    `select r.row from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and r.publish and i.status in ('pending', 'processing')
       and not exists (select from listing_import_photos p
         where p.import_id = r.import_id and p.row = r.row and p.status = 'pending')
     order by r.row limit 1`,
    { importId }
  )
  return rows[0]?.row ?? null
}

/** The last row of an import whose work isn't taken back yet; null if none is left. */
async function findNextUndo(importId: number): Promise<number | null> {
  const { rows } = await db.rawQuery<{ rows: { row: number }[] }>(
    `select r.row from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and i.status = 'undoing' and r.undo is null
       and r.status in ('created', 'updated')
     order by r.row desc limit 1`,
    { importId }
  )
  return rows[0]?.row ?? null
}

/** Once nothing waits, to be imported or taken back, except rows that wait for their realtor. Safe to repeat. */
async function finishImport({ trx }: InTransaction, id: number): Promise<void> {
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
