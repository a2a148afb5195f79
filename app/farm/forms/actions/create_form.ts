import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import { MAX_FORMS_PER_FARM } from '#app/farm/contract/form_options'
import FarmForm from '#app/farm/forms/models/farm_form'
import { listForms, type FormRow } from '#app/farm/forms/queries/list_forms'
import Farm from '#app/farm/models/farm'

export interface FormInput {
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
  const farm = await openFarm({ user, trx })
  // locked, so that forms made at once count each other
  await Farm.query({ client: trx }).where('id', farm.id).forUpdate().firstOrFail()
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
