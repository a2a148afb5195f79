import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { oneTimeTokenHash } from '#app/accounts/one_time_token'
import type { Moment } from '#app/common/http/wire_time'
import { findFarmOwner } from '#app/farm/find_farm'
import FarmForm from '#app/farm/forms/farm_form'
import SignUp from '#app/farm/forms/sign_up'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

export interface FormRow extends Pick<
  FarmForm,
  'id' | 'slug' | 'name' | 'headline' | 'text' | 'tags'
> {
  signUps: number
  confirmed: number
  createdAt: Moment
}

interface Part {
  /** only this one */
  id?: number
  skipped?: number
  limit?: number
}

/** The forms of a farm, newest first. */
export async function listForms(
  farmId: number,
  { id, skipped = 0, limit }: Part = {},
  client: QueryClientContract = db.connection()
): Promise<FormRow[]> {
  const values: object = { farmId, skipped, id: id ?? null, limit: limit ?? null }
  const { rows } = await client.rawQuery<{ rows: FormRow[] }>(
    `select f.id, f.slug, f.name, f.headline, f.text, f.tags, f.created_at as "createdAt",
       counted.all_of_it as "signUps", counted.confirmed
     from farm_forms f
     left join lateral (
       select count(distinct s.contact_id)::integer as all_of_it,
         (count(distinct s.contact_id) filter (where s.confirmed_at is not null))::integer
           as confirmed
       from farm_sign_ups s where s.form_id = f.id) counted on true
     where f.farm_id = :farmId and (:id::integer is null or f.id = :id)
     order by f.id desc offset :skipped limit :limit`,
    { ...values }
  )
  return rows
}

/** Null if the link is unknown or expired. */
export async function findSignUp(
  { id }: Pick<FarmForm, 'id'>,
  token: string
): Promise<SignUp | null> {
  const signUp = await SignUp.query()
    .where({ form_id: id, token_hash: oneTimeTokenHash(token) })
    .first()
  return signUp?.isUsable ? signUp : null
}
