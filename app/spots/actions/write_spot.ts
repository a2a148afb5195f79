import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findOwnProperty } from '#app/properties/queries/find_own_property'
import { replaceSlides } from '#app/spots/actions/replace_slides'
import { tellMentioned } from '#app/spots/actions/tell_mentioned'
import { tellWebhooks } from '#app/spots/actions/tell_webhooks'
import type Spot from '#app/spots/models/spot'
import { tagsIn } from '#app/spots/contract/spot_tags'
import type { SpotInput } from '#app/spots/models/spot_input'
import { assertPublishable } from '#app/spots/policies/assert_publishable'

/** Writes what is given to a locked spot. @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it */
export async function writeSpot(
  { user, trx }: ActingUser,
  spot: Spot,
  input: SpotInput
): Promise<Spot> {
  const wasPublished = spot.isPublished
  if (input.caption !== undefined) {
    spot.caption = input.caption ?? ''
    spot.tags = tagsIn(spot.caption)
  }
  if (input.property_slug !== undefined) await setProperty({ user, trx }, spot, input.property_slug)
  if (input.place !== undefined) setPlace(spot, input.place)
  if (input.slides) await replaceSlides({ user, trx }, spot, input.slides)
  if (input.status) spot.status = input.status
  if (spot.isPublished) {
    if (spot.takenDownAt) throw HttpError.conflict('Our team removed this spot from public view.')
    await assertPublishable({ trx }, spot)
    spot.publishedAt ??= DateTime.utc()
  }
  spot.version += 1
  await spot.save()
  if (spot.isPublished && !wasPublished) {
    await tellMentioned({ trx }, { spot, authorId: user.id, text: spot.caption, told: [] })
    await tellWebhooks({ trx }, spot)
  }
  return spot
}

async function setProperty({ user, trx }: ActingUser, spot: Spot, slug: string | null) {
  const property = slug ? await findOwnProperty(user, { slug }, trx) : null
  if (slug && !property) throw fieldErrors({ 'spot.property_slug': 'Choose one of your listings.' })
  spot.propertyId = property?.id ?? null
  const isListed = property?.status === 'publish' && !property.isPrivate
  if (!isListed || property.latitude === null || property.longitude === null) return
  // The town, not the house: a listing may become private later.
  const { city, latitude, longitude } = property
  if (city) setPlace(spot, { name: city, latitude: coarse(latitude), longitude: coarse(longitude) })
}

function setPlace(spot: Spot, place: SpotInput['place']) {
  spot.merge({
    placeName: place?.name ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  })
}

const coarse = (degrees: number) => Math.round(degrees * 100) / 100
