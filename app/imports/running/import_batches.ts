import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { ImportValues } from '#app/imports/import_fields'
import { interpretRows } from '#app/imports/interpreting/interpret_rows'
import { reasonsOf } from '#app/imports/interpreting/unreadable_row'
import { importRows, type ReadRow, type RefusedRow } from '#app/imports/running/import_rows'
import { transaction } from '#app/kernel/database/transaction'

const FIRST_ROWS = 20
const MIN_ROWS = 5
const MAX_ROWS = 200
/** Others wait that long for the embedded database's one connection. */
const WANTED_MS = 60
/** Nothing is certain from one batch to the next. */
const MAX_GROWTH = 1.5

/** An import's waiting rows, as many at a time as the database takes in a moment. */
export class ImportBatches {
  #rows = FIRST_ROWS

  constructor(private readonly importId: number) {}

  /** @returns whether there were any */
  async next(): Promise<boolean> {
    const waiting = await listNextRows(this.importId, this.#rows)
    if (!waiting.length) return false
    await this.#write(await readRows(this.importId, waiting))
    return true
  }

  /** If something unexpected stops a batch, each of its rows goes alone, and only that one fails. */
  async #write(rows: (ReadRow | RefusedRow)[]): Promise<void> {
    const id = this.importId
    try {
      await this.#timed(() => transaction((trx) => importRows({ trx }, id, rows)), rows.length)
    } catch (error) {
      if (rows.length > 1) {
        for (const row of rows) await this.#write([row])
        return
      }
      const [{ row }] = rows
      const reasons = reasonsOf(error) ?? unexpected(error, id, row)
      await transaction((trx) => importRows({ trx }, id, [{ row, reasons }]))
    }
  }

  /** Measured with the wait for the connection: if others wait, batches get smaller. */
  async #timed(work: () => Promise<void>, rows: number): Promise<void> {
    const began = performance.now()
    await work()
    const fitting = (rows * WANTED_MS) / Math.max(performance.now() - began, 1)
    this.#rows = Math.round(
      Math.min(Math.max(fitting, MIN_ROWS), MAX_ROWS, this.#rows * MAX_GROWTH)
    )
  }
}

/** If something unexpected stops them, each is read alone, and only that one fails. */
async function readRows(id: number, rows: readonly NextRow[]): Promise<(ReadRow | RefusedRow)[]> {
  try {
    const read = await interpretRows(
      rows.map(({ values, format, currency }) => ({
        values,
        rules: { hasPlainNumbers: format === 'reso', currency },
      }))
    )
    return rows.map(({ values, format, currency, ...row }, at) => ({ ...row, ...read[at] }))
  } catch (error) {
    if (rows.length === 1)
      return [{ row: rows[0].row, reasons: unexpected(error, id, rows[0].row) }]
    const alone: (ReadRow | RefusedRow)[] = []
    for (const row of rows) alone.push(...(await readRows(id, [row])))
    return alone
  }
}

export function unexpected(error: unknown, id: number, row: number): string[] {
  logger.error({ err: error, import: id, row }, 'row of an import')
  return ['Something went wrong on our side. Try again later.']
}

interface NextRow {
  row: number
  values: ImportValues
  sourceKey: string | null
  source: string
  /** its realtor's, if it was held back */
  decision: 'update' | 'add' | null
  /** the home that it was held back for */
  chosenId: number | null
  format: 'reso' | 'csv'
  currency: string | null
}

/** Of an import in progress, in file order; empty if none is left. */
async function listNextRows(importId: number, limit: number): Promise<NextRow[]> {
  const { rows } = await db.rawQuery<{ rows: NextRow[] }>(
    `select r.row, r.values, r.source_key as "sourceKey", r.source, r.decision,
       r.property_id as "chosenId", i.format, i.currency
     from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and r.status = 'pending' and i.status in ('pending', 'processing')
     order by r.row limit :limit`,
    { importId, limit }
  )
  return rows
}
