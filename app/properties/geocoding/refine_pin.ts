import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { geocoderAddress } from '#app/places/geocoder/geocoder'
import type { HomeAddress } from '#app/properties/geocoding/find_pinned_home'
import RefinePin from '#app/properties/geocoding/refine_pin_job'

/** Once its new address is saved, which doesn't wait for the geocoder. */
export function refinePin(
  { trx }: InTransaction,
  propertyId: number,
  before: HomeAddress | null
): void {
  if (geocoderAddress() === null) return
  afterCommit(trx, () => enqueue(RefinePin.dispatch({ propertyId, before })))
}
