import { transaction } from '#app/kernel/database/transaction'
import { unpackPart } from '#app/imports/actions/unpack_part'
import { unpackRows } from '#app/imports/formats/pack_rows'
import { findNextPart } from '#app/imports/queries/find_next_part'

/** Stores the next rows of a long list. @returns whether there were any */
export async function unpackNextPart(id: number): Promise<boolean> {
  const next = await findNextPart(id)
  if (!next) return false
  const rows = await unpackRows(next.packed)
  await transaction((trx) => unpackPart({ trx }, id, next.part, rows))
  return true
}
