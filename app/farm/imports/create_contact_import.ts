import type { ActingUser } from '#app/accounts/user'
import { assertRoom } from '#app/farm/contacts/change_contact'
import { countContacts } from '#app/farm/contacts/find_contacts'
import { lockFarm } from '#app/farm/farm_locks'
import ContactImport, { UNFINISHED_CONTACT_IMPORT_STATUSES } from '#app/farm/imports/contact_import'
import type { ContactList } from '#app/farm/imports/contact_work'
import { lockContactImport } from '#app/farm/imports/import_locks'
import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_UNFINISHED_CONTACT_IMPORTS,
  type ListOf,
} from '#app/farm/imports/import_options'
import RunContactImport from '#app/farm/imports/run_contact_import_job'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'

interface NewImport extends ContactList {
  of: ListOf
  fileName: string
}

/** Stores every row; work starts after the commit. @throws HttpError 403 and 409 */
export async function createContactImport(
  { user, trx }: ActingUser,
  { of, fileName, total, parts }: NewImport
): Promise<ContactImport> {
  const farm = await lockFarm({ user, trx })
  const unfinished = await ContactImport.query({ client: trx })
    .where('farm_id', farm.id)
    .whereIn('status', [...UNFINISHED_CONTACT_IMPORT_STATUSES])
  if (unfinished.length >= MAX_UNFINISHED_CONTACT_IMPORTS) {
    throw HttpError.conflict(
      `${MAX_UNFINISHED_CONTACT_IMPORTS} imports are still running. Wait until one is done.`
    )
  }
  if (of === 'contacts') assertRoom((await countContacts(farm.id, {}, trx)) + total - 1)

  const created = await ContactImport.create(
    {
      farmId: farm.id,
      leadOwnerId: of === 'leads' ? user.id : null,
      fileName: fileName.slice(0, MAX_FILE_NAME_CHARACTERS),
      total,
      status: 'pending',
    },
    { client: trx }
  )
  for (const rows of parts) {
    await trx.rawQuery(
      `insert into farm_import_rows (import_id, row, "values", notes, status)
       select :id, "row", "values", notes, status from jsonb_to_recordset(:rows::jsonb)
         as given("row" integer, "values" jsonb, notes jsonb, status text)`,
      { id: created.id, rows }
    )
  }
  afterCommit(trx, () => enqueue(RunContactImport.dispatch({ id: created.id })))
  return created
}

/** Stops the import first if it still runs. Safe to repeat. @throws HttpError 403 and 404 */
export async function undoContactImport({ user, trx }: ActingUser, id: number): Promise<void> {
  const found = await lockContactImport({ user, trx }, id)
  if (found.status === 'undoing' || found.status === 'undone') return
  await trx
    .from('farm_import_rows')
    .where({ import_id: id, status: 'pending' })
    .update({ status: 'skipped' })
  await found.merge({ status: 'undoing', finishedAt: null }).save()
  afterCommit(trx, () => enqueue(RunContactImport.dispatch({ id })))
}
