import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { openFarm } from '#app/farm/actions/open_farm'
import { assertRoom } from '#app/farm/contacts/actions/create_contact'
import { countContacts } from '#app/farm/contacts/queries/count_contacts'
import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_UNFINISHED_CONTACT_IMPORTS,
  type ListOf,
} from '#app/farm/contract/import_limits'
import type { ContactList } from '#app/farm/imports/formats/contact_work'
import RunContactImport from '#app/farm/imports/jobs/run_contact_import'
import ContactImport, { UNFINISHED } from '#app/farm/imports/models/contact_import'
import Farm from '#app/farm/models/farm'

interface NewImport extends ContactList {
  of: ListOf
  fileName: string
}

/** Stores every row; work starts after the commit. @throws HttpError 403 and 409 */
export async function createContactImport(
  { user, trx }: ActingUser,
  { of, fileName, total, parts }: NewImport
): Promise<ContactImport> {
  const farm = await openFarm({ user, trx })
  // locked, so that concurrent imports count each other
  await Farm.query({ client: trx }).where('id', farm.id).forUpdate().firstOrFail()
  const unfinished = await ContactImport.query({ client: trx })
    .where('farm_id', farm.id)
    .whereIn('status', [...UNFINISHED])
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
