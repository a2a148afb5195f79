import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { listTeamProperties } from '#app/properties/queries/list_team_properties'
import { firstCards } from '#app/properties/transformers/first_cards'

/** The first listings on a team's page. */
export async function teamProperties(teamId: number, viewerId: number | null) {
  const hiddenIds = await listHiddenUserIds(viewerId)
  return firstCards(viewerId, `/api/teams/${teamId}/properties`, (page) =>
    listTeamProperties(teamId, page, hiddenIds)
  )
}
