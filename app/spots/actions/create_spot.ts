import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { writeSpot } from '#app/spots/actions/write_spot'
import Spot from '#app/spots/models/spot'
import type { SpotInput } from '#app/spots/models/spot_input'
import { mayList } from '#app/teams/contract/team_roles'
import { findWorkplace } from '#app/teams/queries/find_workplace'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

/**
 * The spot belongs to the team its author works in too, if their role allows it.
 * @param walkthroughSlug one's own walkthrough that it is a moment of; null for none
 * @throws HttpError 404, E_VALIDATION_ERROR
 */
export async function createSpot(
  { user, trx }: ActingUser,
  walkthroughSlug: string | null,
  input: SpotInput
): Promise<Spot> {
  const walkthrough =
    walkthroughSlug === null ? null : await findOwn({ user, trx }, walkthroughSlug)
  const workplace = await findWorkplace(user.id, trx)
  const spot = new Spot()
  spot.useTransaction(trx)
  spot.merge({
    userId: user.id,
    teamId: workplace && mayList(workplace.role) ? workplace.team_id : null,
    walkthroughId: walkthrough?.id ?? null,
    propertyId: walkthrough?.propertyId ?? null,
    slug: readableSlug(firstWords(input.caption), 'spot'),
    caption: '',
    status: 'draft',
    version: 0,
    publishedAt: null,
  })
  await spot.save()
  return writeSpot({ user, trx }, spot, input)
}

async function findOwn({ user, trx }: ActingUser, slug: string): Promise<Walkthrough> {
  const own = await Walkthrough.query({ client: trx }).where({ slug, user_id: user.id }).first()
  if (!own) throw HttpError.notFound()
  return own
}

function firstWords(caption: string | null | undefined): string {
  return (caption ?? '').split(/\s+/).slice(0, 5).join(' ')
}
