import type User from '#app/accounts/user'
import { createArea } from '#app/farm/areas/change_area'
import { createContact } from '#app/farm/contacts/change_contact'
import { createSegment } from '#app/farm/contacts/change_segment'
import { recordConsent } from '#app/farm/contacts/record_consent'
import {
  CONSENT_KINDS,
  type FarmCorner,
  type ConsentKind,
  type ConsentStatus,
} from '#app/farm/farm_options'
import { consentWording } from '#app/farm/forms/form_options'
import { createForm } from '#app/farm/forms/change_form'
import type { InTransaction } from '#app/kernel/database/transaction'
import { appUrl } from '#config/app'

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

interface DemoArea {
  name: string
  corners: FarmCorner[]
}

/** Where Ava works. */
const AREAS: DemoArea[] = [
  {
    name: 'Portofino harbor',
    corners: [
      [9.2, 44.298],
      [9.219, 44.297],
      [9.2215, 44.3085],
      [9.211, 44.313],
      [9.1995, 44.309],
    ],
  },
  {
    name: 'Paraggi to Santa Margherita',
    corners: [
      [9.208, 44.309],
      [9.221, 44.308],
      [9.222, 44.334],
      [9.207, 44.336],
      [9.203, 44.322],
    ],
  },
]

const FORM = {
  name: 'Letters from Portofino',
  headline: 'Homes above the harbor, before anyone else sees them',
  text: 'One letter a month: what is new, what is sold, and for how much.',
  tags: ['newsletter'],
}

interface DemoContact {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** longitude, latitude */
  place: FarmCorner | null
  tags: string[]
  consent: ConsentStatus
}

const FIRST = `Elena Marco Chiara Davide Sofia Matteo Giulia Pietro Bianca Lorenzo Anouk Theo Ingrid
  Felix Clara Henrik Olivia Jonas Amélie Rafael`.split(/\s+/)
const LAST = `Ferraro Costa Moretti Galli Rinaldi Bassi Marchetti Parodi Canepa Schiaffino Weber
  Lindqvist Moreau Keller Sørensen Ashworth Duarte Novak Brandt Visser`.split(/\s+/)
const STREETS = ['Via Roma', 'Salita San Giorgio', 'Calata Marconi', 'Via Paraggi a Mare']
const TAGS = [['owner'], ['buyer', 'sea view'], ['past client'], ['owner', 'past client'], []]
const CONSENTS: ConsentStatus[] = [
  'confirmed',
  'none',
  'confirmed',
  'none',
  'pending',
  'none',
  'withdrawn',
]

/** About forty neighbors; most have a place on the map. */
const CONTACTS: DemoContact[] = Array.from({ length: 40 }, (_, at) => {
  const first = FIRST[(at * 7) % FIRST.length]!
  const last = LAST[(at * 3 + Math.floor(at / 20)) % LAST.length]!
  const consent = CONSENTS[at % CONSENTS.length]!
  const isPlaced = at % 6 !== 5
  const hasEmail = consent !== 'none' || at % 9 !== 1
  const plain = `${first}.${last}`.normalize('NFD').replace(/[^\w.]/g, '')
  return {
    name: `${first} ${last}`,
    email: hasEmail ? `${plain.toLowerCase()}${at}@example.com` : null,
    phone: at % 3 === 0 ? `+39 0185 55 ${String(1000 + at * 37)}` : null,
    address: `${STREETS[at % STREETS.length]} ${1 + ((at * 11) % 60)}`,
    place: isPlaced
      ? [9.204 + ((at * 37) % 160) / 10_000, 44.3 + ((at * 53) % 330) / 10_000]
      : null,
    tags: TAGS[at % TAGS.length]!,
    consent,
  }
})
