import type { ActingUser } from '#app/accounts/models/acting_user'
import { writeOffering } from '#app/club/offerings/actions/write_offering'
import { lockOffering } from '#app/club/offerings/models/lock_offering'
import type Offering from '#app/club/offerings/models/offering'
import type { OfferingInput } from '#app/club/offerings/models/offering_input'

/** @throws HttpError 404, 403, 409 if staff removed it; E_VALIDATION_ERROR */
export async function updateOffering(
  { user, trx }: ActingUser,
  slug: string,
  input: OfferingInput
): Promise<Offering> {
  return writeOffering({ user, trx }, await lockOffering({ user, trx }, slug), input)
}
