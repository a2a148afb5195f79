import { GIFT_KINDS, type VoucherKind } from '#app/farm/gifts/gift_options'

export interface GiftPartner {
  name: string
  /** is told each claimed code */
  email: string
  /** how to use the code, a sentence or two */
  howTo: string
}

export type GiftPartners = Partial<Record<VoucherKind, GiftPartner>>

const isVoucher = (kind: string): kind is VoucherKind =>
  kind !== 'image_credits' && GIFT_KINDS.some((known) => known === kind)

/**
 * Reads `{ "coffee": { "name": "Corner Café", "email": "…", "how_to": "Show the code." }, … }`.
 * @throws Error that names what is wrong
 */
export function readPartners(text: string): GiftPartners {
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error('GIFT_PARTNERS_FILE must hold a JSON object of kinds of gifts.')
  }
  const partners: GiftPartners = {}
  for (const [kind, partner] of Object.entries(given)) {
    if (!isVoucher(kind)) throw new Error(`GIFT_PARTNERS_FILE: “${kind}” is no kind of voucher.`)
    partners[kind] = readPartner(kind, partner)
  }
  return partners
}

function readPartner(kind: VoucherKind, partner: Record<string, unknown> | null): GiftPartner {
  const word = (field: string) => {
    const value = partner?.[field]
    if (typeof value === 'string' && value.trim()) return value.trim()
    throw new Error(`GIFT_PARTNERS_FILE: the partner for ${kind} needs “${field}”.`)
  }
  return { name: word('name'), email: word('email'), howTo: word('how_to') }
}
