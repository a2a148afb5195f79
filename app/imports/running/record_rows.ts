import type { InTransaction } from '#app/kernel/database/transaction'
import type { ImportField } from '#app/imports/import_fields'
import type { PropertySnapshot } from '#app/properties/property_input'

/** What became of a row, as it is stored. */
export interface RowOutcome {
  row: number
  status: 'created' | 'updated' | 'failed' | 'held'
  /** after its notes; alone if it failed or is held back */
  errors: string[]
  /** fields whose cells made it fail */
  faults?: ImportField[]
  /** what it became, or is held back for */
  property_id?: number
  version?: number
  before?: PropertySnapshot
  features_before?: string[]
  publish?: boolean
}

/** Of rows that wait. The photos of those that failed, or are held back, wait in their place. */
export async function recordRows(
  { trx }: InTransaction,
  importId: number,
  outcomes: readonly RowOutcome[]
): Promise<void> {
  await trx.rawQuery(
    `with outcome as (
       select * from jsonb_to_recordset(:outcomes::jsonb) as given("row" integer, status text,
         errors jsonb, faults jsonb, property_id integer, version integer, before jsonb,
         features_before jsonb, publish boolean)),
     unwanted as (
       update listing_import_photos photo set status = 'waiting' from outcome
       where photo.import_id = :importId and photo.row = outcome.row
         and outcome.status in ('failed', 'held') and photo.status in ('pending', 'failed'))
     update listing_import_rows stored set status = outcome.status,
       errors = case when outcome.status in ('failed', 'held') then outcome.errors
         else stored.notes || outcome.errors end,
       faults = coalesce(outcome.faults, '[]'), property_id = coalesce(
         outcome.property_id, case when stored.decision = 'update' then stored.property_id end), version = outcome.version, before = outcome.before,
       features_before = outcome.features_before, publish = coalesce(outcome.publish, false)
     from outcome
     where stored.import_id = :importId and stored.row = outcome.row and stored.status = 'pending'`,
    { importId, outcomes: JSON.stringify(outcomes) }
  )
}
