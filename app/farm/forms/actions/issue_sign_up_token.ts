import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import SignUp from '#app/farm/forms/models/sign_up'
import { findForm } from '#app/farm/forms/queries/find_form'

/** A link for the confirmation mail; null if the sign-up is gone, expired or confirmed. */
export async function issueSignUpToken({ trx }: InTransaction, signUpId: number) {
  const signUp = await SignUp.query({ client: trx })
    .where('id', signUpId)
    .preload('form')
    .preload('contact')
    .forUpdate()
    .first()
  const email = signUp?.contact.email
  if (!signUp?.isUsable || signUp.confirmedAt || !email) return null
  const token = newOneTimeToken()
  await signUp.merge({ tokenHash: oneTimeTokenHash(token) }).save()
  const { form, sender } = await findForm(signUp.form.slug, trx)
  return { email, slug: form.slug, sender: sender.name, token }
}
