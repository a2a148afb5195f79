import { DateTime } from 'luxon'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { keepAddress } from '#app/farm/contacts/actions/keep_address'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import {
  clicksWording,
  consentWording,
  SIGN_UP_VALID_FOR_DAYS,
} from '#app/farm/contract/form_options'
import SendSignUpConfirmation from '#app/farm/forms/jobs/send_sign_up_confirmation'
import SignUp from '#app/farm/forms/models/sign_up'
import { findForm } from '#app/farm/forms/queries/find_form'
import { mayReachRealtor } from '#app/leads/policies/may_reach_realtor'

export interface GivenSignUp {
  name: string
  email: string
  /** the second consent */
  showsClicks: boolean
  /** where it was shown, of the network and of the browser */
  source: string
  address: string
  userAgent: string | null
}

/** A second mail is sent only after this, so a double click sends one. */
const MIN_MINUTES_BETWEEN_MAILS = 5

/**
 * Keeps who signed up, as a contact who hasn't confirmed, and mails the link that confirms it.
 * Nothing about somebody the realtor knows changes yet, because anyone can enter any address.
 *
 * @throws HttpError 404
 */
export async function signUp(
  { trx }: InTransaction,
  slug: string,
  { name, email, showsClicks, source, address, userAgent }: GivenSignUp
): Promise<void> {
  const { form, sender } = await findForm(slug, trx)
  if (form.farm.userId && !(await mayReachRealtor(email, form.farm.userId, trx))) return
  const contact = await keepAddress({ trx }, form.farm.id, { name, email })
  const since = DateTime.now().minus({ minutes: MIN_MINUTES_BETWEEN_MAILS })
  const same = await SignUp.query({ client: trx })
    .where({ form_id: form.id, contact_id: contact.id })
    .where('created_at', '>', since.toJSDate())
    .first()
  if (same) return
  const given = await SignUp.create(
    {
      formId: form.id,
      contactId: contact.id,
      isNewContact: contact.isNew,
      name,
      showsClicks,
      expiresAt: DateTime.now().plus({ days: SIGN_UP_VALID_FOR_DAYS }),
    },
    { client: trx }
  )
  const wording = consentWording(sender.name)
  const asked = { kind: 'asked' as const, source, address, userAgent }
  await recordConsent({ trx }, contact.id, { ...asked, wording })
  if (showsClicks) {
    const clicks = { purpose: 'clicks' as const, wording: clicksWording(sender.name) }
    await recordConsent({ trx }, contact.id, { ...asked, ...clicks })
  }
  afterCommit(trx, () => enqueue(SendSignUpConfirmation.dispatch({ signUpId: given.id })))
}
