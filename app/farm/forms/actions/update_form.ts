import type { ActingUser } from '#app/accounts/models/acting_user'
import type { FormInput } from '#app/farm/forms/actions/create_form'
import { lockForm } from '#app/farm/forms/models/lock_form'
import { listForms, type FormRow } from '#app/farm/forms/queries/list_forms'

/** Its address stays. @throws HttpError 403 and 404 */
export async function updateForm(
  { user, trx }: ActingUser,
  id: number,
  { name, headline, text, tags }: Partial<FormInput>
): Promise<FormRow> {
  const form = await lockForm({ user, trx }, id)
  if (name) form.name = name
  if (headline) form.headline = headline
  if (text !== undefined) form.text = text
  if (tags) form.tags = [...new Set(tags)]
  await form.save()
  const [row] = await listForms(form.farmId, { id }, trx)
  return row!
}
