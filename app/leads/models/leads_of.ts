/**
 * SQL of whose leads are a realtor’s or a team’s: `email`, and when something last happened with
 * them, `happened_at`.
 * @param userId expression, as is `teamId`; null for none
 */
export function leadsOf(userId: string, teamId: string): string {
  return `select l.email, l.happened_at from leads l
    where l.user_id = ${userId} or l.team_id = ${teamId}`
}
