import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import SignUp from '#app/farm/forms/models/sign_up'
import type FarmForm from '#app/farm/forms/models/farm_form'

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
