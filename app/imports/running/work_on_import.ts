import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { failRow } from '#app/imports/actions/fail_row'
import { finishImport } from '#app/imports/actions/finish_import'
import { keepDraft, publishRow } from '#app/imports/actions/publish_row'
import { importRow } from '#app/imports/actions/import_row'
import { keepRow } from '#app/imports/actions/keep_row'
import { undoRow } from '#app/imports/actions/undo_row'
import { locateHome } from '#app/imports/formats/interpret/locate_home'
import { readListing, UnreadableRow } from '#app/imports/formats/interpret/read_listing'
import { findNextRow, type NextRow } from '#app/imports/queries/find_next_row'
import { findNextToPublish } from '#app/imports/queries/find_next_to_publish'
import { findNextUndo } from '#app/imports/queries/find_next_undo'
import { fetchPhotos } from '#app/imports/running/fetch_photos'
import { tellProgress } from '#app/imports/running/tell_progress'

const TELL_EVERY_MS = 300

/**
 * Works on an import, one transaction for each step: all rows, then their photos, then what is to be
 * published; or taking it back. Several workers may run at once.
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
  for (let next = await findNextRow(id); next; next = await findNextRow(id)) {
    await work(id, next)
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

async function work(id: number, { row, values, sourceKey, format, currency }: NextRow) {
  try {
    const rules = { hasPlainNumbers: format === 'reso', currency }
    const read = await readListing(values, rules)
    const { input, notes } = await locateHome(read.input)
    const listing = { ...read, row, sourceKey, input, notes: [...read.notes, ...notes] }
    await transaction((trx) => importRow({ trx }, id, listing))
  } catch (error) {
    const reasons = reasonsOf(error) ?? unexpected(error, id, row)
    await transaction((trx) => failRow({ trx }, id, row, reasons))
  }
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

function reasonsOf(error: unknown): string[] | null {
  if (error instanceof UnreadableRow) return error.sentences
  if (error instanceof HttpError) return [error.message]
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  return error.messages.map(({ message }: { message: string }) => message)
}

function unexpected(error: unknown, id: number, row: number): string[] {
  logger.error({ err: error, import: id, row }, 'row of an import')
  return ['Something went wrong on our side. Try again later.']
}
