import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import ImageTransformer from '#app/media/image_transformer'
import type { GuestRow, InvitationSights, SightRow } from '#app/properties/sights/find_sights'
import { GUEST_PART_NAMES } from '#app/properties/sights/guest_sight_options'

/** For who edits the listing: parts in the order of a page, what is gone left out. */
export function guestSights({ guests, images, documents }: InvitationSights) {
  return {
    guests: guests.map((guest) => guestWith(guest, { images, documents })),
    photos_count: images.length,
  }
}

function guestWith(
  { user, visits, firstSeenAt, lastSeenAt, sights }: GuestRow,
  { images, documents }: Pick<InvitationSights, 'images' | 'documents'>
) {
  const of = (kind: SightRow['kind']) =>
    new Map(sights.filter((one) => one.kind === kind).map(({ subject, times }) => [subject, times]))
  const [parts, photos, files] = [of('part'), of('photo'), of('document')]
  return {
    user: user && new UserCardTransformer(user).toObject(),
    visits_count: visits,
    first_seen_at: wireTime(firstSeenAt),
    last_seen_at: wireTime(lastSeenAt),
    parts: GUEST_PART_NAMES.flatMap((part) => {
      const times = parts.get(part)
      return times === undefined ? [] : [{ part, times }]
    }),
    photos: images.flatMap((image) => {
      const times = photos.get(String(image.id))
      return times === undefined ? [] : [{ image: new ImageTransformer(image).toObject(), times }]
    }),
    documents: documents.flatMap(({ id, name }) => {
      const times = files.get(id)
      return times === undefined ? [] : [{ id, name, times }]
    }),
  }
}
