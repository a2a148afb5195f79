import { setImmediate as nextTurn } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { transaction } from '#app/kernel/database/transaction'
import { importRows, type ReadRow, type RefusedRow } from '#app/imports/actions/import_rows'
import { locateHome } from '#app/imports/formats/interpret/locate_home'
import { readListing } from '#app/imports/formats/interpret/read_listing'
import { reasonsOf } from '#app/imports/policies/reasons_of'
import { listNextRows, type NextRow } from '#app/imports/queries/list_next_rows'

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
    const read: (ReadRow | RefusedRow)[] = []
    for (const row of waiting) {
      read.push(await readRow(this.importId, row))
      await nextTurn()
    }
    await this.#write(read)
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

async function readRow(id: number, next: NextRow): Promise<ReadRow | RefusedRow> {
  const { row, values, sourceKey, format, currency } = next
  try {
    const read = await readListing(values, { hasPlainNumbers: format === 'reso', currency })
    const { input, notes } = await locateHome(read.input)
    return { ...read, row, sourceKey, input, notes: [...read.notes, ...notes] }
  } catch (error) {
    return { row, reasons: reasonsOf(error) ?? unexpected(error, id, row) }
  }
}

export function unexpected(error: unknown, id: number, row: number): string[] {
  logger.error({ err: error, import: id, row }, 'row of an import')
  return ['Something went wrong on our side. Try again later.']
}
