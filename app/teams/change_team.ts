import { isHandleConflict } from '#app/accounts/handles/is_handle_available'
import User, { type ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'
import type ImageContent from '#app/media/image_content'
import { originalPath } from '#app/media/image_transformer'
import { saveImage } from '#app/media/save_image'
import Team from '#app/teams/team'
import { lockTeam } from '#app/teams/team_locks'
import TeamMember from '#app/teams/team_member'
import { MAX_TEAMS_OWNED, type ListingFate } from '#app/teams/team_options'
import { mayManage, isOwner } from '#app/teams/team_roles'
import { runTeamDeletionSteps } from '#app/teams/team_steps'
import type { NewTeam, TeamChange } from '#app/teams/team_validators'

/**
 * Creates a team and makes it the owner's current team.
 * @throws E_VALIDATION_ERROR if a person or team has the handle
 * @throws HttpError 409 if they own the maximum number of teams
 */
export async function createTeam({ user, trx }: ActingUser, input: NewTeam): Promise<Team> {
  const owner = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const [{ count }] = await trx
    .from('team_members')
    .where({ user_id: owner.id, role: 'owner' })
    .count('* as count')
  if (Number(count) >= MAX_TEAMS_OWNED) {
    throw HttpError.conflict(`You own ${MAX_TEAMS_OWNED} teams. Hand one over or delete it first.`)
  }
  try {
    const team = await Team.create({ ...input, domainStatus: 'none' }, { client: trx })
    await TeamMember.create({ teamId: team.id, userId: owner.id, role: 'owner' }, { client: trx })
    await owner.merge({ currentTeamId: team.id }).save()
    return team
  } catch (error) {
    if (!isHandleConflict(error)) throw error
    throw fieldErrors({ 'team.handle': 'That handle is taken.' })
  }
}

/**
 * Omitted fields stay unchanged.
 * @param photo null removes it, undefined keeps it
 * @throws E_VALIDATION_ERROR if the handle is taken
 * @throws HttpError 404, 403
 */
export async function updateTeam(
  acting: ActingUser,
  handle: string,
  input: TeamChange,
  photo?: ImageContent | null
): Promise<Team> {
  const { team } = await lockTeam(acting, { handle }, mayManage)
  if (input.name !== undefined) team.name = input.name
  if (input.handle !== undefined) team.handle = input.handle
  if (input.type !== undefined) team.type = input.type
  if (photo !== undefined) await setTeamPhoto(acting, team, photo)
  try {
    return await team.save()
  } catch (error) {
    if (!isHandleConflict(error)) throw error
    throw fieldErrors({ 'team.handle': 'That handle is taken.' })
  }
}

/**
 * Sets or removes the photo of a locked team, which the caller saves. The previous one is deleted a
 * day later.
 */
export async function setTeamPhoto(
  { user, trx }: ActingUser,
  team: Team,
  content: ImageContent | null
): Promise<void> {
  if (team.photoImageId !== null) await detachImages({ trx }, [team.photoImageId])
  const photo = { owner: user, purpose: 'avatar', alt: team.name, isUsed: true } as const
  const image = content && (await saveImage({ trx }, content, photo))
  team.merge({ photoImageId: image?.id ?? null, photoUrl: image && originalPath(image.content) })
}

/** Deletes everything that belongs only to the team. @throws HttpError 404, 403 */
export async function deleteTeam(
  acting: ActingUser,
  handle: string,
  listings: ListingFate
): Promise<void> {
  const { team } = await lockTeam(acting, { handle }, isOwner)
  await runTeamDeletionSteps({ team, listings, actorId: acting.user.id }, acting.trx)
  if (team.photoImageId !== null) await detachImages(acting, [team.photoImageId])
  await team.delete()
}
