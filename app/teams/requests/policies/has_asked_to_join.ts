import TeamRequest from '#app/teams/requests/models/team_request'

/** Whether the person's request is still open. */
export async function hasAskedToJoin(teamId: number, userId: number): Promise<boolean> {
  const request = await TeamRequest.query()
    .where({ team_id: teamId, user_id: userId, status: 'open' })
    .first()
  return request !== null
}
