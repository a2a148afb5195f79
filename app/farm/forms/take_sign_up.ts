import { DateTime } from 'luxon'
import { oneTimeTokenHash } from '#app/accounts/one_time_token'
import { keepAddress, keepContact } from '#app/farm/contacts/keep_contact'
import { recordConsent } from '#app/farm/contacts/record_consent'
import { findForm, type PublicForm } from '#app/farm/forms/find_forms'
import { clicksWording, consentWording, SIGN_UP_VALID_FOR_DAYS } from '#app/farm/forms/form_options'
import SendSignUpConfirmation from '#app/farm/forms/send_sign_up_confirmation_job'
import SignUp from '#app/farm/forms/sign_up'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { recordLead, mayReachRealtor } from '#app/leads/record_lead'

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
    .where({ form_id: form.id, email })
    .where('created_at', '>', since.toJSDate())
    .first()
  if (same) return
  const given = await SignUp.create(
    {
      formId: form.id,
      contactId: contact.id,
      isNewContact: contact.isNew,
      name,
      email,
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

interface Confirmation {
  slug: string
  token: string
  /** the page's, of the network and of the browser */
  source: string
  address: string
  userAgent: string | null
}

/** Safe to repeat. @throws HttpError 404 */
export async function confirmSignUp(
  { trx }: InTransaction,
  { slug, token, source, address, userAgent }: Confirmation
): Promise<void> {
  const found = await findForm(slug, trx)
  const pending = await SignUp.query({ client: trx })
    .where({ form_id: found.form.id, token_hash: oneTimeTokenHash(token) })
    .forUpdate()
    .first()
  if (!pending?.isUsable || !pending.email) throw HttpError.notFound()
  if (pending.confirmedAt) return
  // the contact may have another address meanwhile
  const given = { email: pending.email, name: pending.name, tags: found.form.tags }
  const contact = await keepContact({ trx }, found.form.farmId, given)
  await pending.merge({ contactId: contact.id, confirmedAt: DateTime.now() }).save()
  const wording = consentWording(found.sender.name)
  const evidence = { kind: 'confirmed' as const, wording, source, address, userAgent }
  await recordConsent({ trx }, contact.id, evidence)
  if (pending.showsClicks) {
    const clicks = { purpose: 'clicks' as const, wording: clicksWording(found.sender.name) }
    await recordConsent({ trx }, contact.id, { ...evidence, ...clicks })
  }
  await becomeLead({ trx }, found, { ...given, contactId: contact.id })
}

/** For whoever made the form; one whose maker is gone only collects. */
async function becomeLead(
  { trx }: InTransaction,
  { form }: PublicForm,
  { email, name, contactId }: { email: string; name: string; contactId: number }
): Promise<void> {
  const { userId, teamId } = form.farm
  const makerId = userId ?? form.userId
  if (makerId === null) return
  await recordLead(
    { trx },
    {
      userId: makerId,
      teamId,
      name,
      email,
      source: 'form',
      event: {
        kind: 'form',
        cause: `form:${form.id}:contact:${contactId}`,
        title: form.name,
        url: `/join/${form.slug}`,
      },
      notice: { what: 'form', home: form.name },
    }
  )
}
