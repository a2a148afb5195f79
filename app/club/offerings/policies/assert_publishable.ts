import { missingFor } from '#app/club/contract/missing_for_offering'
import type Offering from '#app/club/offerings/models/offering'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 409 if staff removed it; E_VALIDATION_ERROR for each field that is missing */
export function assertPublishable(offering: Offering): void {
  if (offering.takenDownAt) throw HttpError.conflict('Our team removed this offering.')
  const missing = Object.entries(missingFor(offering))
  if (!missing.length) return
  throw fieldErrors(Object.fromEntries(missing.map(([name, why]) => [`offering.${name}`, why])))
}
