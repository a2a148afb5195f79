import { appUrl } from '#config/app'
import type User from '#app/accounts/models/user'
import { AREAS, CONTACTS, FORM, type DemoContact } from '#app/demo/data/farm'
import { createArea } from '#app/farm/areas/actions/create_area'
import { createContact } from '#app/farm/contacts/actions/create_contact'
import { createSegment } from '#app/farm/contacts/actions/create_segment'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import { CONSENT_KINDS, type ConsentKind } from '#app/farm/contract/contact_options'
import { consentWording } from '#app/farm/contract/form_options'
import { createForm } from '#app/farm/forms/actions/create_form'
import type { InTransaction } from '#app/kernel/database/transaction'

/** What each contact did, up to its present consent. */
const STEPS: Record<DemoContact['consent'], readonly ConsentKind[]> = {
  none: [],
  pending: CONSENT_KINDS.slice(0, 1),
  confirmed: CONSENT_KINDS.slice(0, 2),
  withdrawn: CONSENT_KINDS,
}

/** A farm around Portofino: areas, contacts with and without consent, a segment and a form. */
export async function seedFarm({ trx }: InTransaction, owner: User): Promise<void> {
  const acting = { user: owner, trx }
  for (const area of AREAS) await createArea(acting, area)
  const { slug } = await createForm(acting, FORM)
  for (const { place, consent, ...contact } of CONTACTS) {
    const [longitude, latitude] = place ?? [null, null]
    const { id } = await createContact(acting, { ...contact, latitude, longitude })
    for (const kind of STEPS[consent]) {
      const wording =
        kind === 'withdrawn' ? 'Asked not to get email anymore.' : consentWording(owner.name)
      await recordConsent({ trx }, id, { kind, wording, source: `${appUrl}/join/${slug}` })
    }
  }
  await createSegment(acting, {
    name: 'Owners who read letters',
    filter: { tags: ['owner'], consent: ['confirmed'] },
  })
}
