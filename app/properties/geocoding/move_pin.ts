import type { GeoPoint } from '#app/common/geo/geo_point'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { PinnedHome } from '#app/properties/geocoding/find_pinned_home'

/**
 * Unless its address or pin was changed since it was read. Nobody edited it, so its version stays:
 * what was imported or copied can still be undone.
 */
export async function movePin(
  { trx }: InTransaction,
  { id, address, city, countryCode, ...from }: PinnedHome,
  to: GeoPoint
): Promise<void> {
  await trx.rawQuery(
    `update properties
     set latitude = :latitude::float8, longitude = :longitude::float8, updated_at = now()
     where id = :id and address = :address and city = :city
       and coalesce(country_code, '') = :countryCode
       and latitude = :fromLatitude::float8 and longitude = :fromLongitude::float8`,
    {
      id,
      address,
      city,
      countryCode: countryCode ?? '',
      fromLatitude: from.latitude,
      fromLongitude: from.longitude,
      ...to,
    }
  )
}
