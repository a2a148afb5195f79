import { transaction } from '#app/kernel/database/transaction'
import { finishImport } from '#app/imports/actions/finish_import'
import { keepDraft, publishRow } from '#app/imports/actions/publish_row'
import { keepRow } from '#app/imports/actions/keep_row'
import { undoRow } from '#app/imports/actions/undo_row'
import { reasonsOf } from '#app/imports/policies/reasons_of'
import { findNextToPublish } from '#app/imports/queries/find_next_to_publish'
import { findNextUndo } from '#app/imports/queries/find_next_undo'
import { fetchPhotos } from '#app/imports/running/fetch_photos'
import { ImportBatches, unexpected } from '#app/imports/running/import_batches'
import { tellProgress } from '#app/imports/running/tell_progress'
import { unpackNextPart } from '#app/imports/running/unpack_next_part'

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
