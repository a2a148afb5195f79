import { fieldErrors } from '#app/common/http/field_errors'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { isHandleConflict } from '#app/accounts/policies/is_handle_conflict'
import { mayManage } from '#app/teams/contract/team_roles'
import { lockTeam } from '#app/teams/models/lock_team'
import type Team from '#app/teams/models/team'
import type ImageContent from '#app/media/models/image_content'
import { setTeamPhoto } from '#app/teams/actions/set_team_photo'
import type { TeamChange } from '#app/teams/validators/team_validators'

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
