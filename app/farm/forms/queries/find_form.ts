import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import FarmForm from '#app/farm/forms/models/farm_form'
import { findFarmOwner } from '#app/farm/queries/find_farm_owner'

export interface PublicForm {
  form: FarmForm
  /** whom people hear from */
  sender: { name: string; url: string }
}

/** @throws HttpError 404 */
export async function findForm(
  slug: string,
  client?: TransactionClientContract
): Promise<PublicForm> {
  const form = await FarmForm.query({ client }).where('slug', slug).preload('farm').first()
  if (!form) throw HttpError.notFound()
  return { form, sender: await findFarmOwner(form.farm, client) }
}
