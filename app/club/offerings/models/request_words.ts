import type OfferingRequest from '#app/club/offerings/models/offering_request'
import type { StatementLine } from '#app/ledger/contract/statement_line'

/** For the statement of the customer. */
export function heldLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Set aside for “${title}”`, url }
}

export function returnedLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Returned: “${title}”`, url }
}

/** For the statement of the provider. */
export function paidLine({ title, url }: OfferingRequest): StatementLine {
  return { words: `Paid for “${title}”`, url }
}
