import { DateTime } from 'luxon'
import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { keepContact } from '#app/farm/contacts/actions/keep_contact'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import { clicksWording, consentWording } from '#app/farm/contract/form_options'
import SignUp from '#app/farm/forms/models/sign_up'
import { findForm, type PublicForm } from '#app/farm/forms/queries/find_form'
import { recordLead } from '#app/leads/actions/record_lead'

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
  const signUp = await SignUp.query({ client: trx })
    .where({ form_id: found.form.id, token_hash: oneTimeTokenHash(token) })
    .preload('contact')
    .forUpdate()
    .first()
  if (!signUp?.isUsable) throw HttpError.notFound()
  if (signUp.confirmedAt) return
  await signUp.merge({ confirmedAt: DateTime.now() }).save()
  const wording = consentWording(found.sender.name)
  const evidence = { kind: 'confirmed' as const, wording, source, address, userAgent }
  await recordConsent({ trx }, signUp.contactId, evidence)
  if (signUp.showsClicks) {
    const clicks = { purpose: 'clicks' as const, wording: clicksWording(found.sender.name) }
    await recordConsent({ trx }, signUp.contactId, { ...evidence, ...clicks })
  }
  const { email } = signUp.contact
  // the realtor may have corrected the address meanwhile
  if (!email) return
  const given = { email, name: signUp.name, tags: found.form.tags }
  const contact = await keepContact({ trx }, found.form.farmId, given)
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
