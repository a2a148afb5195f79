import type { ActingUser } from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import { lockFarm, lockForm } from '#app/farm/farm_locks'
import FarmForm from '#app/farm/forms/farm_form'
import { listForms, type FormRow } from '#app/farm/forms/find_forms'
import { MAX_FORMS_PER_FARM } from '#app/farm/forms/form_options'
import { HttpError } from '#app/kernel/exceptions/http_error'

interface FormInput {
  name: string
  headline: string
  text?: string | null
  tags?: string[]
}

/** @throws HttpError 403, and 409 when the farm has as many as it may */
export async function createForm(
  { user, trx }: ActingUser,
  { tags = [], text = null, ...input }: FormInput
): Promise<FormRow> {
  const farm = await lockFarm({ user, trx })
  const known = await listForms(farm.id, {}, trx)
  if (known.length >= MAX_FORMS_PER_FARM) {
    throw HttpError.conflict(`A farm has up to ${MAX_FORMS_PER_FARM} forms. Delete one first.`)
  }
  const slug = readableSlug(input.name, 'join')
  const form = await FarmForm.create(
    { farmId: farm.id, userId: user.id, slug, text, tags: [...new Set(tags)], ...input },
    { client: trx }
  )
  const [row] = await listForms(farm.id, { id: form.id }, trx)
  return row!
}

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

/** Who signed up stays a contact. @throws HttpError 403 and 404 */
export async function deleteForm({ user, trx }: ActingUser, id: number): Promise<void> {
  const form = await lockForm({ user, trx }, id)
  await form.delete()
}
