import type { ActingUser } from '#app/accounts/models/acting_user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { forgetFormatting } from '#app/properties/actions/forget_formatting'
import { recordPrices } from '#app/properties/actions/record_prices'
import { tellWebhooks } from '#app/properties/actions/tell_webhooks'
import { writeFeatures } from '#app/properties/actions/write_features'
import { PLAIN_COLUMNS, columnsOf, type PlainInput } from '#app/properties/models/property_input'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'

export interface PropertyChange {
  id: number
  /** as it is before */
  isPublished: boolean
  /** only what changes */
  input: PlainInput
  /** the list of its features part, if that changes */
  features?: string[]
}

/**
 * Changes many listings in a few statements. It checks nothing: the caller has locked them, knows
 * that the editor may change them, and that published ones stay complete.
 */
export async function updateProperties(
  { user: editor, trx }: ActingUser,
  changes: readonly PropertyChange[]
): Promise<void> {
  if (!changes.length) return
  await forgetFormatting({ trx }, idsOf(changes.filter(({ input }) => 'description' in input)))
  await writeColumns({ trx }, changes)
  await writeFeatures(
    { trx },
    changes.flatMap(({ id, features }) => (features ? [{ id, items: features }] : []))
  )
  const published = changes.filter(({ isPublished }) => isPublished)
  await recordPrices({ trx }, idsOf(published))
  for (const { id, input } of published) {
    if (input.status === undefined) continue
    await tellWebhooks({ trx }, await findWholeProperty(id, trx), editor.id)
  }
}

const idsOf = (changes: readonly PropertyChange[]) => changes.map(({ id }) => id)

async function writeColumns({ trx }: InTransaction, changes: readonly PropertyChange[]) {
  const columns = PLAIN_COLUMNS.join(', ')
  const written = PLAIN_COLUMNS.map((column) => `filled.${column}`).join(', ')
  await trx.rawQuery(
    `update properties p set (${columns}) = row(${written}),
       version = p.version + 1, updated_at = now()
     from jsonb_to_recordset(:changes::jsonb) as change(id integer, input jsonb)
     join properties stored on stored.id = change.id
     cross join lateral jsonb_populate_record(stored, change.input) filled
     where p.id = change.id`,
    { changes: JSON.stringify(changes.map(({ id, input }) => ({ id, input: columnsOf(input) }))) }
  )
}
